import { type Permission, type Role } from '../call.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { UserState } from './user-states.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const userStateLegend: Readonly<Record<UserState, Legend[string]>> = {
  active: { tone: 'ok', label: w('Attivo', 'Active', 'Actif', 'Activo') },
  invited: { tone: 'info', label: w('Invitato', 'Invited', 'Invité', 'Invitado') },
  uninvited: {
    tone: 'warning',
    label: w('Da invitare', 'To be invited', 'À inviter', 'Por invitar'),
  },
  off: { tone: 'neutral', label: w('Disattivato', 'Deactivated', 'Désactivé', 'Desactivado') },
}

export const roleLegend: Readonly<Record<Role, Legend[string]>> = {
  admin: {
    tone: 'neutral',
    label: w('Amministrazione', 'Administration', 'Administration', 'Administración'),
  },
  sales: {
    tone: 'neutral',
    label: w('Direzione vendite', 'Sales office', 'Direction commerciale', 'Dirección comercial'),
  },
  agent: { tone: 'neutral', label: w('Agente', 'Agent', 'Agent', 'Agente') },
  customer: { tone: 'neutral', label: w('Cliente', 'Customer', 'Client', 'Cliente') },
  reseller: { tone: 'neutral', label: w('Rivenditore', 'Reseller', 'Revendeur', 'Distribuidor') },
  press: { tone: 'neutral', label: w('Stampa', 'Press', 'Presse', 'Prensa') },
}

/** What each permission lets its holder do. */
export const permissionWords: Readonly<Record<Permission, Words>> = {
  logistics: w(
    'gestire materiali e spedizioni',
    'manage materials and shipments',
    'gérer matériel et expéditions',
    'gestionar materiales y envíos',
  ),
  confirm_sheets: w(
    'confermare le schede cliente',
    'confirm customer sheets',
    'confirmer les fiches client',
    'confirmar las fichas de cliente',
  ),
  budget_write: w('scrivere i budget', 'write budgets', 'saisir les budgets', 'escribir los presupuestos'),
  view_as: w(
    'vedere come un’altra persona',
    'view as another person',
    'voir comme une autre personne',
    'ver como otra persona',
  ),
  users: w(
    'decidere le registrazioni',
    'decide registrations',
    'décider des inscriptions',
    'decidir los registros',
  ),
  imports: w(
    'importare file del gestionale',
    'import ERP files',
    'importer les fichiers de l’ERP',
    'importar archivos del ERP',
  ),
  content: w('pubblicare contenuti', 'publish contents', 'publier des contenus', 'publicar contenidos'),
}
