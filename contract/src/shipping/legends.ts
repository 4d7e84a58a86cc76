import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import type { KeptShipmentStatus, PreparationStatus } from './status.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
type LegendOf<K extends string> = Readonly<Record<K, Legend[string]>>

export const shipmentStatusLegend: LegendOf<KeptShipmentStatus> = {
  to_confirm: {
    tone: 'neutral',
    label: words('Da confermare', 'To confirm', 'À confirmer', 'Por confirmar'),
  },
  to_send: { tone: 'warning', label: words('Da inviare', 'To send', 'À expédier', 'Por enviar') },
  ready: { tone: 'info', label: words('Pronta', 'Ready', 'Prête', 'Listo') },
  shipped: { tone: 'ok', label: words('Spedita', 'Shipped', 'Expédiée', 'Enviado') },
  deleted: { tone: 'error', label: words('Eliminata', 'Deleted', 'Supprimée', 'Eliminado') },
}

export const preparationStatusLegend: LegendOf<PreparationStatus> = {
  open: { tone: 'warning', label: words('Aperta', 'Open', 'Ouverte', 'Abierta') },
  ready: { tone: 'info', label: words('Pronta', 'Ready', 'Prête', 'Lista') },
  in_shipment: {
    tone: 'ok',
    label: words('In spedizione', 'In a shipment', 'En expédition', 'En un envío'),
  },
  merged: { tone: 'ok', label: words('Unita ad altre', 'Merged', 'Regroupée', 'Agrupada') },
  deleted: { tone: 'error', label: words('Eliminata', 'Deleted', 'Supprimée', 'Eliminada') },
}
