import type { Tone } from '../legend.ts'
import type { Words } from '../words.ts'

/** The statuses of a customer. */
export const customerStatuses = [
  'prospect',
  'active',
  'dormant',
  'suspended',
  'deletion_requested',
  'deleted',
] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Their words, in the order of every screen. */
export const customerStatusLegend: Readonly<
  Record<CustomerStatus, { readonly tone: Tone; readonly label: Words }>
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
