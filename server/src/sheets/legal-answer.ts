import type { LegalText } from '@mandato/contract/sheets/legal-texts'
import type * as z from 'zod'
import { escapeHtml } from '../platform/html.ts'
import { canonicalJson, sha256 } from '../signing/index.ts'
import type { StoredText } from './queries/legal.ts'

/** What a signature pins of a text: every word, in one canonical form. */
export const textHash = ({ kind, version, language, title, sections }: StoredText): string =>
  sha256(
    canonicalJson({
      kind,
      version,
      language,
      title,
      sections: sections.map(({ heading, text, specific }) => ({ heading, text, specific })),
    }),
  )

/** A text as an answer carries it; the HTML holds headings and paragraphs and nothing that was written as markup. */
export function legalAnswer(stored: StoredText): z.input<typeof LegalText> {
  const { kind, version, language, title, sections, valid_from, sample } = stored
  return {
    version,
    language,
    title,
    html: sections
      .map(
        ({ heading, text }) =>
          `<h3>${escapeHtml(heading)}</h3>\n<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n'),
    sections,
    pdf_url: `/api/v1.0/arrex/schede/legal-text/${kind}?version=${version}&language=${language}`,
    valid_from,
    sample,
    sha256: textHash(stored),
  }
}
