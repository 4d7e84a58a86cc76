import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { RegistrationState, RegistrationType } from './registration-states.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const registrationTypeLegend: Readonly<Record<RegistrationType, Legend[string]>> = {
  italian_reseller: {
    tone: 'neutral',
    label: w('Rivenditore in Italia', 'Retailer in Italy', 'Revendeur en Italie', 'Distribuidor en Italia'),
  },
  foreign_reseller: {
    tone: 'neutral',
    label: w(
      'Rivenditore all’estero',
      'Retailer abroad',
      'Revendeur hors d’Italie',
      'Distribuidor fuera de Italia',
    ),
  },
  press: { tone: 'info', label: w('Stampa', 'Press', 'Presse', 'Prensa') },
}

export const registrationStateLegend: Readonly<Record<RegistrationState, Legend[string]>> = {
  submitted: {
    tone: 'neutral',
    label: w('E-mail da confermare', 'E-mail to be confirmed', 'E-mail à confirmer', 'Correo por confirmar'),
  },
  verified: { tone: 'info', label: w('Da decidere', 'To be decided', 'À décider', 'Por decidir') },
  info_requested: {
    tone: 'warning',
    label: w(
      'In attesa di risposta',
      'Waiting for an answer',
      'En attente de réponse',
      'A la espera de respuesta',
    ),
  },
  approved: { tone: 'ok', label: w('Approvata', 'Approved', 'Approuvée', 'Aprobada') },
  rejected: { tone: 'error', label: w('Rifiutata', 'Declined', 'Refusée', 'Rechazada') },
  lapsed: { tone: 'neutral', label: w('Decaduta', 'Lapsed', 'Caduque', 'Caducada') },
}
