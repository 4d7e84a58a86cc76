import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of goods that are ready are called. */
export const readyFieldWords = {
  items: words('Articolo', 'Article', 'Article', 'Artículo'),
  hold_id: words('Blocco', 'Hold', 'Réservation', 'Reserva'),
  few_up_to: words(
    '«Ultimi pezzi» fino a',
    '“Only a few left” up to',
    '« Derniers exemplaires » jusqu’à',
    '«Últimas unidades» hasta',
  ),
  hold_minutes: words(
    'Minuti di blocco',
    'Minutes of a hold',
    'Minutes de réservation',
    'Minutos de reserva',
  ),
  queue_minutes: words(
    'Minuti per chi era in coda',
    'Minutes for whoever waited',
    'Minutes pour qui attendait',
    'Minutos para quien esperaba',
  ),
  prepare_days: words(
    'Giorni di preparazione',
    'Days of preparation',
    'Jours de préparation',
    'Días de preparación',
  ),
  pickup_days: words('Giorni per il ritiro', 'Days for the pickup', 'Jours de retrait', 'Días de recogida'),
  extend_days: words(
    'Giorni di proroga',
    'Days of an extension',
    'Jours de prolongation',
    'Días de prórroga',
  ),
  patron_day: words('Santo patrono', 'Patron saint’s day', 'Fête patronale', 'Fiesta patronal'),
  pickup_place: words('Luogo del ritiro', 'Place of pickup', 'Lieu de retrait', 'Lugar de recogida'),
  closures: words('Chiusura', 'Closure', 'Fermeture', 'Cierre'),
} satisfies Record<string, Words>
