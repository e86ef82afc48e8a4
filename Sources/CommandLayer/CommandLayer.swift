// CommandLayer
