import type { customerStatuses } from './registry/calls.ts'
import type { Words } from './words.ts'

/** How good a status is; screens choose colour and sign by it. */
export const tones = ['ok', 'info', 'warning', 'error', 'neutral'] as const
type Tone = (typeof tones)[number]
/** Codes with their words. */
export type Legend = Readonly<Record<string, { readonly tone: Tone; readonly label: Words }>>

/** The statuses of a customer in the order of every screen. */
export const customerStatusLegend: Readonly<
  Record<(typeof customerStatuses)[number], { readonly tone: Tone; readonly label: Words }>
> = {
  prospect: { tone: 'info', label: { it: 'Potenziale', en: 'Prospect', fr: 'Prospect', es: 'Potencial' } },
  active: { tone: 'ok', label: { it: 'Attivo', en: 'Active', fr: 'Actif', es: 'Activo' } },
  dormant: { tone: 'warning', label: { it: 'Dormiente', en: 'Dormant', fr: 'Inactif', es: 'Inactivo' } },
  suspended: { tone: 'error', label: { it: 'Sospeso', en: 'Suspended', fr: 'Suspendu', es: 'Suspendido' } },
  deletion_requested: {
    tone: 'error',
    label: {
      it: 'Cancellazione richiesta',
      en: 'Deletion requested',
      fr: 'Suppression demandée',
      es: 'Baja solicitada',
    },
  },
  deleted: {
    tone: 'neutral',
    label: { it: 'Cancellato', en: 'Deleted', fr: 'Supprimé', es: 'Dado de baja' },
  },
}
