import type { Legend } from '../legend.ts'
import type { RequestStatus } from './status.ts'

const label = (it: string, en: string, fr: string, es: string) => ({ it, en, fr, es })

export const requestStatusLegend: Readonly<Record<RequestStatus, Legend[string]>> = {
  requested: { tone: 'info', label: label('Da decidere', 'To decide', 'À décider', 'Por decidir') },
  accepted: { tone: 'ok', label: label('Accettata', 'Accepted', 'Acceptée', 'Aceptada') },
  accepted_partial: {
    tone: 'warning',
    label: label('Accettata in parte', 'Accepted in part', 'Acceptée en partie', 'Aceptada en parte'),
  },
  accepted_modified: {
    tone: 'ok',
    label: label('Accettata modificata', 'Accepted, changed', 'Acceptée modifiée', 'Aceptada modificada'),
  },
  in_preparation: {
    tone: 'info',
    label: label('In preparazione', 'In preparation', 'En préparation', 'En preparación'),
  },
  sent: { tone: 'info', label: label('Inviata', 'Sent', 'Envoyée', 'Enviada') },
  delivered: { tone: 'ok', label: label('Consegnata', 'Handed over', 'Remise', 'Entregada') },
  withdrawn: { tone: 'neutral', label: label('Ritirata', 'Withdrawn', 'Retirée', 'Retirada') },
  rejected: { tone: 'error', label: label('Respinta', 'Rejected', 'Refusée', 'Rechazada') },
  cancelled: { tone: 'neutral', label: label('Annullata', 'Cancelled', 'Annulée', 'Anulada') },
}
