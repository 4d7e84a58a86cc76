import { columns } from '../call.ts'
import type { Words } from '../words.ts'
import { requestKindLegend, requestStateLegend, turnLegend } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const requestLabels = {
  subject: words('Richiesta', 'Request', 'Demande', 'Solicitud'),
  number: words('Numero', 'Number', 'Numéro', 'Número'),
  kind: words('Tipo', 'Kind', 'Type', 'Tipo'),
  state: words('Stato', 'Status', 'État', 'Estado'),
  turn: words('Tocca a', 'Whose turn', 'À qui', 'Turno'),
  since: words('Dal', 'Since', 'Depuis', 'Desde'),
  client: words('Cliente', 'Customer', 'Client', 'Cliente'),
  agency: words('Agenzia', 'Agency', 'Agence', 'Agencia'),
  by: words('Richiesta da', 'Asked by', 'Demandée par', 'Pedida por'),
  created_at: words('Aperta il', 'Opened', 'Ouverte le', 'Abierta el'),
  assigned_name: words('In carico a', 'In the hands of', 'Suivie par', 'A cargo de'),
} satisfies Record<string, Words>

export const requestListColumns = columns(
  { key: 'subject', type: 'text', label: requestLabels.subject },
  { key: 'number', type: 'text', label: requestLabels.number },
  { key: 'kind', type: 'badge', words: requestKindLegend, label: requestLabels.kind },
  { key: 'state', type: 'badge', words: requestStateLegend, label: requestLabels.state },
  { key: 'turn', type: 'badge', sortable: true, words: turnLegend, label: requestLabels.turn },
  { key: 'since', type: 'datetime', sortable: true, label: requestLabels.since },
  { key: 'client', type: 'text', sortable: true, label: requestLabels.client },
  { key: 'agency', type: 'text', sortable: true, label: requestLabels.agency },
  { key: 'by', type: 'text', label: requestLabels.by },
  { key: 'created_at', type: 'datetime', sortable: true, label: requestLabels.created_at },
)
