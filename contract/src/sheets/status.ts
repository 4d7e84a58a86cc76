import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'

export const sheetStatuses = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'signed',
  'in_review',
  'confirmed',
  'rejected',
  'superseded',
  'cancelled',
] as const
export type SheetStatus = (typeof sheetStatuses)[number]

/** What lists show as the state of a sheet: `to_renew` is a flag on the confirmed one. */
export const shownSheetStatuses = [...sheetStatuses, 'to_renew'] as const
export type ShownSheetStatus = (typeof shownSheetStatuses)[number]

/** Which of the state colours of the screens a status has. */
export type Tone = 'muted' | 'info' | 'warning' | 'ok' | 'error'

const status = (colour: Tone, it: string, en: string, fr: string, es: string) => ({
  colour,
  label: { it, en, fr, es } satisfies Words,
})

/** The statuses of a sheet in the order of its way; the one source of labels and colours. */
export const sheetStatusWords: Readonly<
  Record<ShownSheetStatus, { readonly colour: Tone; readonly label: Words }>
> = {
  to_fill: status('muted', 'Da compilare', 'To fill in', 'À remplir', 'Por rellenar'),
  draft: status('muted', 'Bozza', 'Draft', 'Brouillon', 'Borrador'),
  ready_to_sign: status(
    'info',
    'Pronta per la firma',
    'Ready to sign',
    'Prête à signer',
    'Lista para firmar',
  ),
  sent: status('info', 'Inviata', 'Sent', 'Envoyée', 'Enviada'),
  signed: status('warning', 'Firmata', 'Signed', 'Signée', 'Firmada'),
  in_review: status('warning', 'In verifica', 'In review', 'En vérification', 'En revisión'),
  confirmed: status('ok', 'Confermata', 'Confirmed', 'Confirmée', 'Confirmada'),
  to_renew: status('warning', 'Da rinnovare', 'To renew', 'À renouveler', 'Por renovar'),
  rejected: status('error', 'Respinta', 'Rejected', 'Refusée', 'Rechazada'),
  superseded: status('muted', 'Superata', 'Superseded', 'Remplacée', 'Sustituida'),
  cancelled: status('muted', 'Annullata', 'Cancelled', 'Annulée', 'Anulada'),
}

/** The same for files, in the words of every legend. */
export const sheetStatusLegend: Legend = Object.fromEntries(
  Object.entries(sheetStatusWords).map(([key, { colour, label }]) => [
    key,
    { label, tone: colour === 'muted' ? 'neutral' : colour },
  ]),
)

/** The statuses a client can stand under: each client counts once, under the revision that matters. */
export const boardStatuses = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'signed',
  'in_review',
  'confirmed',
  'to_renew',
  'rejected',
] as const satisfies readonly ShownSheetStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

/** Where the next step is the agent's: not the signer's, not the back office's, and not done. */
export const withAgent = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'signed',
  'to_renew',
  'rejected',
] as const satisfies readonly BoardStatus[]

/** What an agency is reminded of: begun or not, it is not signed. */
export const unfinished = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'rejected',
] as const satisfies readonly BoardStatus[]
