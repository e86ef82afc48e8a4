/// The filter of the page, whose content is complete without it.
enum HTMLScript {
  /// The SHA-256 of ``text``, which the page's policy allows; a test verifies it.
  static let hash = "sha256-/hXPPkAuI8iAGbCabO7ySyQzjGZJa1GgBSb4CKR8m1c="

  static let text = """

    const form = document.getElementById("filter");
    if (form) {
      const cards = [...document.querySelectorAll(".card")].map(card => ({
        card, text: card.textContent.toLowerCase(), findings: [...card.querySelectorAll(".findings > li")]
      }));
      const listed = [...document.querySelectorAll(".list li")].map(item => ({
        item, text: item.textContent.toLowerCase()
      }));
      const show = () => {
        const words = form.elements.text.value.trim().toLowerCase().split(/\\s+/);
        const matches = text => words.every(word => text.includes(word));
        const chosen = new Set(new FormData(form).getAll("severity"));
        let shown = 0;
        for (const { card, text, findings } of cards) {
          let left = 0;
          for (const finding of findings) {
            finding.hidden = !chosen.has(finding.dataset.severity);
            if (!finding.hidden) left += 1;
          }
          card.hidden = left === 0 || !matches(text);
          if (!card.hidden) shown += 1;
        }
        for (const { item, text } of listed) item.hidden = !matches(text);
        form.querySelector("output").value = shown === cards.length ? "" : `${shown} of ${cards.length} cards`;
      };
      form.hidden = false;
      form.addEventListener("input", show);
      form.addEventListener("submit", event => event.preventDefault());
      show();
    }

    """
}
