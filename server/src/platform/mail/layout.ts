import { brand as colours, space, type } from '@mandato/contract/brand'
import { type Language, withNarrowSpaces, type Words } from '@mandato/contract/words'
import { escapeHtml } from '../html.ts'

/** What every mail says: what happened, what to do, until when, one button, who to ask. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** What it is about, row by row: behind the paragraphs. */
  readonly rows?: readonly { readonly what: string; readonly how: string; readonly value: string }[]
  /** Files to download, each by its name. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** What is told together, each with its heading: behind the paragraphs. */
  readonly sections?: readonly {
    readonly title: string
    readonly lines: readonly string[]
    readonly link: { readonly label: string; readonly url: string }
  }[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Stands alone on its line behind the first paragraph, which announces it: a code to type. */
  readonly code?: string
  readonly closing: string
  /** Where the reader chooses what is written to him: at the very end. */
  readonly choices?: string
}

const choose: Words = {
  it: 'Scegli quali avvisi ricevere per posta',
  en: 'Choose which notices you get by mail',
  fr: 'Choisissez les avis reçus par e-mail',
  es: 'Elige qué avisos recibes por correo',
}

/** A mail as text and as HTML, from the same words; everything in the HTML is escaped. */
export function layOut(
  letter: Letter,
  brand: string,
  language: Language,
): { readonly text: string; readonly html: string } {
  const { button, code, links = [], sections = [] } = letter
  const rows = (letter.rows ?? []).map(({ what, how, value }) => ({
    what: withNarrowSpaces(what),
    how,
    value,
  }))
  const [greeting, closing] = [letter.greeting, letter.closing].map(withNarrowSpaces) as [string, string]
  const [first = '', ...rest] = letter.paragraphs.map(withNarrowSpaces)
  const lines = [
    greeting,
    first,
    ...(code ? [code] : []),
    ...rest,
    ...(rows.length > 0 ? [rows.map(rowText).join('\n')] : []),
    ...sections.map(({ title, lines: said, link }) =>
      [title.toUpperCase(), ...said.map((line) => `- ${line}`), named(link)].map(withNarrowSpaces).join('\n'),
    ),
    ...links.map(named),
    ...(button ? [named(button)] : []),
    `${closing}\n${brand}`,
    ...(letter.choices ? [named({ label: choose[language], url: letter.choices })] : []),
  ]
  const body = [
    p(greeting),
    p(first),
    ...(code
      ? [
          `<p style="font:600 ${type.display}px/${space(10)} monospace;letter-spacing:4px;margin:${space(4)} 0">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...rest.map(p),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...sections.map(sectionOf),
    ...links.map(linkOf),
    ...(button ? [buttonOf(button.label, button.url)] : []),
    `<p style="margin:${space(6)} 0 0;color:${colours.muted}">${escapeHtml(closing)}<br>${escapeHtml(brand)}</p>`,
    ...(letter.choices
      ? [
          `<p style="margin:${space(3)} 0 0;font-size:${type.small}px"><a href="${escapeHtml(letter.choices)}" style="color:${colours.muted}">${escapeHtml(choose[language])}</a></p>`,
        ]
      : []),
  ].join('\n')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:${colours.canvas};color:${colours.ink};font:${type.large}px/${space(6)} Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:${space(8)} ${space(6)}">
<p style="font:600 ${type.heading}px/${space(7)} Georgia,serif;margin:0 0 ${space(6)};padding-bottom:${space(3)};border-bottom:2px solid ${colours.cotto}">${escapeHtml(brand)}</p>
${body}
</div></body></html>`
  return { text: `${lines.join('\n\n')}\n`, html }
}

const p = (text: string) => `<p style="margin:0 0 ${space(4)}">${escapeHtml(text)}</p>`
type Row = NonNullable<Letter['rows']>[number]
const rowText = ({ what, how, value }: Row) =>
  [`- ${what}`, [how, value].filter(Boolean).join(' = ')].filter(Boolean).join('\n  ')
const cell = `padding:${space(2)} 0;border-bottom:1px solid ${colours.hair};vertical-align:top`
const tableOf = (rows: readonly Row[]) =>
  `<table style="width:100%;margin:0 0 ${space(4)};border-collapse:collapse;font-size:${type.plain}px;line-height:${space(5)}">${rows
    .map(
      ({ what, how, value }) =>
        `<tr><td style="${cell};word-break:break-word">${escapeHtml(what)}${how && `<br><span style="color:${colours.muted}">${escapeHtml(how)}</span>`}</td><td style="${cell};padding-left:${space(3)};text-align:right">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`
const named = ({ label, url }: { readonly label: string; readonly url: string }) => `${label}:\n${url}`
const linkOf = ({ label, url }: { readonly label: string; readonly url: string }) =>
  `<p style="margin:0 0 ${space(4)}"><a href="${escapeHtml(url)}" style="color:${colours.cotto}">${escapeHtml(label)}</a></p>`
const sectionOf = ({ title, lines, link }: NonNullable<Letter['sections']>[number]) =>
  `<h2 style="font:600 ${type.large}px/${space(6)} Helvetica,Arial,sans-serif;margin:${space(6)} 0 ${space(2)}">${escapeHtml(withNarrowSpaces(title))}</h2>
${lines.map((line) => `<p style="margin:0;padding:${space(2)} 0;border-bottom:1px solid ${colours.hair};font-size:${type.body}px;line-height:${space(5)}">${escapeHtml(withNarrowSpaces(line))}</p>`).join('\n')}
<p style="margin:${space(3)} 0 ${space(4)}"><a href="${escapeHtml(link.url)}" style="color:${colours.cotto}">${escapeHtml(link.label)}</a></p>`
const buttonOf = (label: string, url: string) =>
  `<p style="margin:${space(6)} 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${colours.cotto};color:#fff;text-decoration:none;font-weight:600;padding:${space(3)} ${space(6)};border-radius:6px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 ${space(4)};font-size:${type.plain}px;line-height:${space(5)};color:${colours.muted};word-break:break-all">${escapeHtml(url)}</p>`
