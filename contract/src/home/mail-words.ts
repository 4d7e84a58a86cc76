import type { Legend } from '../legend.ts'

export const mailStates = ['waiting', 'sending', 'sent', 'written', 'failed'] as const

/** How far a mail is, in the words of its screen. */
export const mailStateLegend: Legend = {
  waiting: { tone: 'info', label: { it: 'In attesa', en: 'Waiting', fr: 'En attente', es: 'En espera' } },
  sending: { tone: 'info', label: { it: 'In invio', en: 'Sending', fr: 'En envoi', es: 'Enviándose' } },
  sent: { tone: 'ok', label: { it: 'Inviata', en: 'Sent', fr: 'Envoyé', es: 'Enviado' } },
  written: { tone: 'ok', label: { it: 'Scritta', en: 'Written', fr: 'Écrit', es: 'Escrito' } },
  failed: { tone: 'error', label: { it: 'Non inviata', en: 'Not sent', fr: 'Non envoyé', es: 'No enviado' } },
}
