/// The style sheet of the page: light or dark as the reader prefers, one column on a phone, plain
/// in print.
enum HTMLStyle {
  /// The SHA-256 of ``text``, which the page's policy allows; a test verifies it.
  static let hash = "sha256-qA1qPcA1918IS9M4qSb73buBUi1YwGEldYyvf7W7pyk="

  static let text = """
    :root{--paper:#f5f4f0;--card:#fff;--ink:#1d1c1a;--soft:#605d57;--line:#e2dfd8;--wash:#faf9f6;
    --error:#b3261e;--error-wash:#fce8e6;--warning:#875000;--warning-wash:#fcefd6;
    --info:#1c5a92;--info-wash:#e4f0fa;--fine:#1f6f48;--link:#1c5a92;color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{--paper:#151513;--card:#1f1e1c;--ink:#edeae4;
    --soft:#aaa59b;--line:#373531;--wash:#262522;--error:#ff9c92;--error-wash:#4b211d;
    --warning:#f3bd5b;--warning-wash:#45300d;--info:#8fc2f2;--info-wash:#17344f;--fine:#7fd0a5;
    --link:#8fc2f2}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:76rem;padding:0 1.25rem 4rem;background:var(--paper);
    color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",
    "PingFang SC","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
    p,h1,h2,h3,h4,ul,ol,dl,dd{margin:0;padding:0}
    ul,ol{list-style:none}
    code,.id,.where button,dt{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",
    monospace}
    code{font-size:.875em}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:.25rem}
    .skip{position:absolute;left:-100rem}
    .skip:focus{left:1rem;top:.5rem;padding:.25rem .75rem;background:var(--card);color:var(--ink);
    z-index:2}
    .error{--tone:var(--error);--tint:var(--error-wash)}
    .warning{--tone:var(--warning);--tint:var(--warning-wash)}
    .info{--tone:var(--info);--tint:var(--info-wash)}
    .fine{--tone:var(--fine)}
    .top{padding:2.5rem 0 1.5rem}
    .brand{font-weight:650;letter-spacing:-.01em}
    .brand span{color:var(--soft);font-weight:400}
    h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,2.75rem);font-weight:700;line-height:1.15;
    letter-spacing:-.025em;margin-top:.75rem;display:flex;flex-wrap:wrap;gap:0 1.1rem}
    h1 span{color:var(--tone)}
    .scope{color:var(--soft)}
    .bar{display:block;width:100%;height:.625rem;border-radius:.3125rem;margin:1.5rem 0 .75rem;
    background:var(--line)}
    .bar rect{fill:var(--tone)}
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;color:var(--soft);font-size:.875rem}
    .legend li::before{content:"";display:inline-block;width:.625rem;height:.625rem;
    border-radius:50%;background:var(--tone);margin-inline-end:.5rem}
    .legend b{color:var(--ink)}
    .filter{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin-top:1.5rem}
    .filter[hidden]{display:none}
    .filter input[type=search]{flex:1 1 16rem;max-width:26rem;font:inherit;color:inherit;
    padding:.5rem .875rem;border:1px solid var(--line);border-radius:.625rem;
    background:var(--card)}
    .filter input::placeholder{color:var(--soft);opacity:1}
    fieldset{display:flex;flex-wrap:wrap;gap:.5rem;border:0;margin:0;padding:0}
    legend{position:absolute;left:-100rem}
    .filter label{display:inline-flex;align-items:center;gap:.375rem;padding:.375rem .75rem;
    border:1px solid var(--line);border-radius:2rem;background:var(--card);font-size:.875rem;
    cursor:pointer}
    .filter label:has(input:checked){background:var(--tint);border-color:transparent;
    color:var(--tone)}
    .filter label:has(:focus-visible){outline:2px solid var(--link);outline-offset:2px}
    .filter label input{accent-color:var(--tone);margin:0}
    .filter output{color:var(--soft);font-size:.875rem}
    .filter output:empty{display:none}
    .choices{display:flex;flex-wrap:wrap;gap:.5rem .75rem;flex:1 0 100%;align-items:center}
    .filter .choices label{border-radius:.625rem;cursor:auto;max-width:100%;color:var(--soft);white-space:nowrap}
    .choices select,.choices input,.choices button{font:inherit;color:var(--ink);
    min-width:0;border:0;background:var(--card)}
    .choices select{max-width:13rem}
    .filter .choices input{flex:0 1 16rem;border:0;padding:0;border-radius:0}
    .choices button{padding:.375rem .75rem;border:1px solid var(--line);border-radius:.625rem;
    font-size:.875rem;cursor:pointer}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .coverage{margin-bottom:1.25rem}
    .coverage .legend{margin:.25rem 0 .625rem}
    .coverage .legend li{color:var(--tone,var(--soft));font-weight:600}
    .coverage .legend li::before{content:none}
    .matrix{overflow:auto;max-height:min(32rem,70vh);border:1px solid var(--line);
    border-radius:.875rem;background:var(--card);position:relative;width:fit-content;
    max-width:100%}
    table{border-collapse:separate;border-spacing:0;font-size:.8125rem}
    th,td{padding:.1875rem .375rem;border-bottom:1px solid var(--line);text-align:center;
    font-weight:400}
    td{min-width:2.25rem;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
    th{background:var(--wash);color:var(--soft)}
    tr>th:first-child{position:sticky;inset-inline-start:0;z-index:1;text-align:start;
    min-width:8rem;max-width:14rem;border-inline-end:1px solid var(--line)}
    thead th{position:sticky;top:0;z-index:1;vertical-align:bottom;padding-top:.375rem}
    thead tr>th:first-child{z-index:2}
    tfoot th,tfoot td{position:sticky;bottom:0;background:var(--wash);border-bottom:0;
    border-top:1px solid var(--line);color:var(--ink)}
    tfoot tr>th:first-child{z-index:2}
    thead span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
    td.fine{color:var(--fine)}
    td.absent{color:var(--soft);background:repeating-linear-gradient(135deg,transparent 0 .25rem,
    var(--line) .25rem .3125rem)}
    td.error,td.warning,td.info{background:var(--tint)}
    td a{display:block;color:var(--tone);text-decoration:none;white-space:nowrap}
    td a:hover{text-decoration:underline}
    .images{display:flex;flex-wrap:wrap;gap:.75rem;padding:.875rem 1.25rem;
    border-top:1px solid var(--line)}
    figure{margin:0;max-width:100%}
    figure img{display:block;width:auto;height:auto;max-width:min(100%,16rem);max-height:14rem;
    border:1px solid var(--line);border-radius:.375rem;background:var(--wash)}
    figcaption{margin-top:.25rem;font-size:.8125rem;color:var(--soft)}
    .places{margin-top:.375rem;font-size:.8125rem}
    .places summary{color:var(--link)}
    .findings .places li{padding:.25rem 0;font-size:.8125rem;color:var(--soft)}
    .file{margin-top:1.5rem}
    .file>header{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem;
    padding-bottom:.625rem;margin-bottom:1rem;border-bottom:1px solid var(--line)}
    h2{font-size:1.0625rem;font-weight:650}
    .file>header p{color:var(--soft);font-size:.875rem}
    .cards{display:grid;gap:1rem}
    .card{background:var(--card);border:1px solid var(--line);border-radius:.875rem;
    overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 24rem}
    .card[hidden],.findings [hidden],.list[hidden],.list [hidden]{display:none}
    .product>header{padding:1.125rem 1.25rem .875rem}
    h3{font-size:1.1875rem;font-weight:650;line-height:1.3;letter-spacing:-.01em}
    .id{font-size:.8125rem;color:var(--soft);margin-top:.125rem}
    .facts{display:flex;flex-wrap:wrap;gap:.375rem;margin-top:.75rem;font-size:.8125rem}
    .facts li{padding:.125rem .5rem;border-radius:.375rem;background:var(--wash);
    border:1px solid var(--line)}
    .texts>div{display:grid;grid-template-columns:5rem 1fr;gap:.75rem;padding:.625rem 1.25rem;
    border-top:1px solid var(--line)}
    dt{font-size:.75rem;line-height:1.5rem;color:var(--soft)}
    .title{font-weight:600}
    .description{color:var(--soft)}
    .description mark{color:var(--ink)}
    .none{font-style:italic;font-weight:400;color:var(--tone,var(--soft))}
    mark{background:var(--tint);color:inherit;border-radius:.1875rem;padding:0 .0625rem;
    text-decoration:underline 2px var(--tone);text-underline-offset:.25em}
    .more{border-top:1px solid var(--line)}
    summary{cursor:pointer}
    .more>summary{padding:.5rem 1.25rem;font-size:.8125rem;color:var(--soft)}
    .faults{background:var(--wash);border-top:1px solid var(--line)}
    .findings{padding:.375rem 0}
    .findings li{padding:.625rem 1.25rem;font-size:.9375rem}
    .findings li:not([hidden])~li{border-top:1px solid var(--line)}
    .badge{display:inline-block;padding:0 .4375rem;margin-inline-end:.25rem;
    border-radius:.3125rem;background:var(--tint);color:var(--tone);font-size:.75rem;
    font-weight:650;line-height:1.25rem}
    .where,.related,.fix{margin-top:.1875rem;font-size:.8125rem;color:var(--soft)}
    .related::before{content:"↳ "}
    .fix b{color:var(--fine);font-weight:600}
    .where button{border:0;padding:0;background:none;color:var(--link);cursor:pointer;
    text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.2em}
    .where button:hover{text-decoration-color:currentcolor}
    .rest{padding:.625rem 1.25rem;color:var(--soft);font-size:.875rem}
    .list{margin-top:1rem;padding:.75rem 1.25rem;border:1px solid var(--line);
    border-radius:.875rem;background:var(--card)}
    .list>summary{font-weight:600}
    .list p{margin-top:.5rem;color:var(--soft);font-size:.875rem}
    .list ul{columns:20rem;margin-top:.625rem;font-size:.9375rem}
    .list li{padding:.125rem 0;break-inside:avoid}
    .list code,.list small{color:var(--soft)}
    .rule{max-width:min(38rem,calc(100vw - 2rem));max-height:80vh;overflow:auto;
    padding:1.5rem 1.75rem;border:1px solid var(--line);border-radius:1rem;
    background:var(--card);color:var(--ink);box-shadow:0 1rem 3rem #0005}
    .rule::backdrop{background:#0006}
    .rule .summary{margin:.25rem 0 .75rem;font-weight:600}
    .rule h4{margin:1rem 0 .25rem;font-size:.8125rem;color:var(--soft)}
    .rule li{font-size:.875rem;padding:.125rem 0}
    .rule li span{color:var(--soft)}
    a{color:var(--link)}
    @media (min-width:54rem){.card{display:grid;grid-template-columns:1fr 1fr}
    .faults{border-top:0;border-inline-start:1px solid var(--line)}}
    @media (max-width:30rem){.texts>div{grid-template-columns:1fr;gap:0}}
    @media print{:root{--paper:#fff;--card:#fff;--wash:#fff;--ink:#000;--soft:#444;--line:#bbb}
    body{max-width:none;padding:0;font-size:10pt}
    .skip,.filter>:not(output),.unmatched{display:none}
    details::details-content{content-visibility:visible;block-size:auto}
    .matrix{overflow:visible;max-height:none;width:auto;border:0}
    table{font-size:7pt;max-width:100%}
    td,th{padding:.1rem .15rem;print-color-adjust:exact}
    td{min-width:0}
    tr>th:first-child,thead th,tfoot th,tfoot td{position:static;min-width:0}
    tr,figure{break-inside:avoid}
    .cards{display:block}
    .card{margin-bottom:1rem;content-visibility:visible}
    .product>header,.texts>div,.findings li:not(:has(.places)),.rule{break-inside:avoid}
    .rules{break-before:page}
    .rule[popover]{display:block;position:static;max-width:none;max-height:none;margin:0;
    overflow:visible;box-shadow:none;border:0;padding:0 0 1rem}}

    """
}
