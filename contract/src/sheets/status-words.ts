import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { ShownSheetStatus } from './status.ts'

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
