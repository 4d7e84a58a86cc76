import type { Legend } from '../legend.ts'
import { fileKinds } from './kinds.ts'
import type { ImportState } from './names.ts'

/** The kinds of files as files say them. */
export const importKindLegend: Legend = Object.fromEntries(
  Object.entries(fileKinds).map(([kind, { label }]) => [kind, { tone: 'neutral', label }]),
)

/** The states of an import in the words of its screen. */
export const importStateLegend: Readonly<Record<ImportState, Legend[string]>> = {
  queued: { tone: 'neutral', label: { it: 'In coda', en: 'Queued', fr: 'En file', es: 'En cola' } },
  checking: {
    tone: 'info',
    label: { it: 'In prova', en: 'Being checked', fr: 'À l’essai', es: 'En prueba' },
  },
  checked: {
    tone: 'info',
    label: { it: 'Da applicare', en: 'To apply', fr: 'À appliquer', es: 'Por aplicar' },
  },
  applying: {
    tone: 'info',
    label: { it: 'In applicazione', en: 'Being applied', fr: 'En cours', es: 'Aplicándose' },
  },
  done: { tone: 'ok', label: { it: 'Applicata', en: 'Applied', fr: 'Appliquée', es: 'Aplicada' } },
  failed: { tone: 'error', label: { it: 'Rifiutata', en: 'Refused', fr: 'Refusée', es: 'Rechazada' } },
  cancelled: { tone: 'neutral', label: { it: 'Annullata', en: 'Cancelled', fr: 'Annulée', es: 'Anulada' } },
}
