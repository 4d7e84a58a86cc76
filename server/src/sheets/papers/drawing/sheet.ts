import type { LegalText, LegalTexts, SheetDocument, SheetSigning } from '../../../../papers/sheets/data.ts'
import { isPrinted, type SheetFieldKey } from '../../../../papers/sheets/sections.ts'
import { dayOf } from '../../../platform/clock.ts'
import { yes } from '../compose.ts'
import type { BlankPaper, PaperText, SheetPaper, SignatureEvidence } from '../paper.ts'

/** The number of a sheet as papers name it. */
export const numberOf = ({ code, revision }: Pick<SheetPaper, 'code' | 'revision'>): string =>
  `SC-${code}-${revision}`

/**
 * A sheet as its template wants it; with evidence, the signed one.
 * @param qr the picture that leads to it in the portal
 */
export function sheetDocument(paper: SheetPaper, qr: string, evidence?: SignatureEvidence): SheetDocument {
  const { language, replaces } = paper
  const values: Partial<Record<SheetFieldKey, string>> = {}
  const previous: Partial<Record<SheetFieldKey, string>> = {}
  for (const { key, value, previous: before } of paper.sections.flatMap(({ fields }) => fields)) {
    if (!isPrinted(key)) continue
    // "Not a public body" is printed only where that changed.
    if (value !== '' && (key !== 'public_body' || value === yes[language] || before !== null))
      values[key] = value
    if (before !== null) previous[key] = before
  }
  return {
    language,
    company: paper.company,
    number: numberOf(paper),
    revision: paper.revision,
    clientCode: paper.code,
    preparedOn: dayOf(new Date(paper.madeAt)),
    draft: paper.draft,
    ...(replaces?.signedAt && {
      replaces: { revision: replaces.revision, signedOn: dayOf(new Date(replaces.signedAt)) },
    }),
    values,
    previous,
    sameAsOffice: paper.sameAsOffice,
    legal: legalTexts(paper),
    qr,
    ...(evidence && { signing: signingOf(evidence) }),
  }
}

/** What both papers are bound to, word by word. */
export function legalTexts({ privacy, terms, consents }: Pick<BlankPaper, 'privacy' | 'terms' | 'consents'>) {
  const statement = (key: string) => consents.find((consent) => consent.key === key)?.statement ?? ''
  return {
    form: `SC-1/${privacy.version}/${terms.version}`,
    privacy: legalText(privacy),
    terms: legalText(terms),
    statements: {
      privacy: statement('privacy'),
      terms: statement('terms'),
      clauses: statement('clauses_1341'),
      marketing: statement('marketing'),
    },
  } satisfies LegalTexts
}

/** The headings end in a full stop on paper, where the text runs on after them. */
export const legalText = ({ version, validFrom, sections }: PaperText): LegalText => ({
  version: String(version),
  validFrom,
  paragraphs: sections.map(({ heading, text }) => ({ title: heading.replace(/\.?$/, '.'), text })),
})

const signingOf = ({ signer, signedAt, consents, mark, code, hashes }: SignatureEvidence): SheetSigning => ({
  name: signer.name,
  at: new Date(signedAt),
  consents: { marketing: consents.some(({ key, given }) => key === 'marketing' && given) },
  signature: mark,
  codeSentTo: code.sentTo,
  shownHash: hashes.shown,
})
