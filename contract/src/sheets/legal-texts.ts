import * as z from 'zod'
import { instant, isoDate } from '../fields/dates.ts'
import { text } from '../fields/fields.ts'
import { languages, type Language, type Words } from '../words.ts'

/** `privacy`: the information of art. 13 GDPR. `terms`: the general conditions of sale. */
export const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

/** A text is headed paragraphs and never markup, so that nothing in it can run, on screen or on paper. */
const section = {
  heading: text(200).min(1),
  text: text(8000).min(1),
  /** A clause that artt. 1341–1342 of the civil code want approved apart. */
  specific: z.boolean().default(false),
}
export const LegalSection = z.object(section)
const LegalSectionInput = z.strictObject(section)
const oneLanguage = z.strictObject({
  title: text(200).min(1),
  sections: z.array(LegalSectionInput).min(1).max(60),
})

export const LegalText = z
  .object({
    version: z.int(),
    language: z.enum(languages),
    title: z.string(),
    html: z.string(),
    sections: z.array(LegalSection),
    pdf_url: z.string(),
    valid_from: isoDate,
    /** A sample, to be replaced by the company's own text. */
    sample: z.boolean(),
    sha256: z.string(),
  })
  .meta({ id: 'LegalText' })

export const LegalTextVersions = z.object({
  kind: z.enum(legalKinds),
  /** The version that holds today. */
  current: z.int(),
  latest: z.int(),
  versions: z.array(
    z.object({
      version: z.int(),
      valid_from: isoDate,
      sample: z.boolean(),
      published_at: instant,
      published_by: z.string().nullable(),
      /** How many sheets are signed under it. */
      signed: z.int(),
    }),
  ),
  texts: z.record(z.enum(languages), z.object({ title: z.string(), sections: z.array(LegalSection) })),
})

export const NewLegalText = z.strictObject({
  valid_from: isoDate.optional(),
  texts: z.strictObject({ it: oneLanguage, en: oneLanguage, fr: oneLanguage, es: oneLanguage }),
  /** The latest version the editor had before his eyes. */
  version: z.int().optional(),
})

/** The declarations of a signer, each an act of its own; nothing is pre-ticked. */
export const consentKeys = ['privacy', 'terms', 'clauses_1341', 'marketing'] as const
export type ConsentKey = (typeof consentKeys)[number]
export const requiredConsents: readonly ConsentKey[] = ['privacy', 'terms', 'clauses_1341']

const statements: Readonly<Record<ConsentKey, Words>> = {
  privacy: {
    it: 'Dichiaro di avere letto l’informativa sul trattamento dei dati personali, versione {privacy}.',
    en: 'I declare that I have read the information on the processing of personal data, version {privacy}.',
    fr: 'Je déclare avoir lu l’information sur le traitement des données personnelles, version {privacy}.',
    es: 'Declaro haber leído la información sobre el tratamiento de los datos personales, versión {privacy}.',
  },
  terms: {
    it: 'Ho letto e accetto le condizioni generali di vendita, versione {terms}, che regolano ogni ordine successivo.',
    en: 'I have read and accept the general conditions of sale, version {terms}, which govern every later order.',
    fr: 'J’ai lu et j’accepte les conditions générales de vente, version {terms}, qui régissent toute commande ultérieure.',
    es: 'He leído y acepto las condiciones generales de venta, versión {terms}, que rigen todo pedido posterior.',
  },
  clauses_1341: {
    it: 'Ai sensi degli artt. 1341 e 1342 c.c. approvo specificamente le clausole: {clauses}.',
    en: 'Under articles 1341 and 1342 of the Italian civil code I specifically approve the clauses: {clauses}.',
    fr: 'Aux termes des articles 1341 et 1342 du code civil italien j’approuve expressément les clauses : {clauses}.',
    es: 'Conforme a los artículos 1341 y 1342 del código civil italiano apruebo expresamente las cláusulas: {clauses}.',
  },
  marketing: {
    it: 'Acconsento a ricevere per e-mail novità, promozioni e inviti. Facoltativo: il rifiuto non ha conseguenze.',
    en: 'I agree to receive news, promotions and invitations by e-mail. Optional: refusing has no consequences.',
    fr: 'J’accepte de recevoir par e-mail nouveautés, promotions et invitations. Facultatif : le refus est sans conséquence.',
    es: 'Acepto recibir por correo novedades, promociones e invitaciones. Opcional: negarse no tiene consecuencias.',
  },
}

export interface Declared {
  readonly privacy: number
  readonly terms: number
  /** The headings of the clauses to be approved apart. */
  readonly clauses: readonly string[]
}

/** The words a signer declares, as page, paper and evidence carry them. */
export const consentStatement = (key: ConsentKey, language: Language, declared: Declared): string =>
  statements[key][language]
    .replace('{privacy}', String(declared.privacy))
    .replace('{terms}', String(declared.terms))
    .replace('{clauses}', declared.clauses.map((c) => c.replace(/\.$/, '')).join('; '))
