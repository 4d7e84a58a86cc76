import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { RequestKind, RequestState, Turn } from './names.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const requestKindLegend: Readonly<Record<RequestKind, Legend[string]>> = {
  material: { tone: 'neutral', label: words('Materiale', 'Material', 'Matériel', 'Material') },
  order: { tone: 'neutral', label: words('Ordine', 'Order', 'Commande', 'Pedido') },
  missing: { tone: 'neutral', label: words('Mancanti', 'Missing goods', 'Manquants', 'Faltantes') },
  ready: {
    tone: 'neutral',
    label: words('Pronta consegna', 'Ready goods', 'Disponible', 'Entrega inmediata'),
  },
  free: { tone: 'neutral', label: words('Richiesta', 'Request', 'Demande', 'Solicitud') },
}

export const requestStateLegend: Readonly<Record<RequestState, Legend[string]>> = {
  open: { tone: 'info', label: words('Aperta', 'Open', 'Ouverte', 'Abierta') },
  answered: { tone: 'ok', label: words('Risposta', 'Answered', 'Répondue', 'Respondida') },
  closed: { tone: 'neutral', label: words('Chiusa', 'Closed', 'Close', 'Cerrada') },
}

export const turnLegend: Readonly<Record<Turn, Legend[string]>> = {
  ours: { tone: 'info', label: words('Sede', 'Head office', 'Siège', 'Sede') },
  theirs: { tone: 'warning', label: words('Altra parte', 'Other side', 'Autre partie', 'Otra parte') },
  done: { tone: 'neutral', label: words('Nessuno', 'Nobody', 'Personne', 'Nadie') },
}
