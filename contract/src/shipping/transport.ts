import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** Who pays the carrier (*porto*). */
export const freights = ['prepaid', 'collect'] as const
export type Freight = (typeof freights)[number]
export const freightWords: Readonly<Record<Freight, Words>> = {
  prepaid: words('Franco', 'Prepaid', 'Port payé', 'Portes pagados'),
  collect: words('Assegnato', 'Collect', 'Port dû', 'Portes debidos'),
}

/** Who carries the goods (*trasporto a cura di*; D.P.R. 472/1996, art. 1). */
export const transporters = ['sender', 'carrier', 'recipient'] as const
export type Transporter = (typeof transporters)[number]
export const transporterWords: Readonly<Record<Transporter, Words>> = {
  sender: words('Mittente', 'Sender', 'Expéditeur', 'Remitente'),
  carrier: words('Vettore', 'Carrier', 'Transporteur', 'Transportista'),
  recipient: words('Destinatario', 'Recipient', 'Destinataire', 'Destinatario'),
}
