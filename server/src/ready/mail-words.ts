import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** To whoever waited and now has minutes to decide. */
export const servedWords = {
  subject: words(
    'Tocca a te: {code} è tuo fino alle {time}',
    'Your turn: {code} is yours until {time}',
    'À vous : {code} est à vous jusqu’à {time}',
    'Te toca: {code} es tuyo hasta las {time}',
  ),
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:'),
  free: words(
    'si è liberato quello che aspettavi: {goods}.',
    'what you waited for has come free: {goods}.',
    'ce que vous attendiez s’est libéré : {goods}.',
    'ha quedado libre lo que esperabas: {goods}.',
  ),
  until: words(
    'È riservato a te fino al {end}, poi passa a chi viene dopo.',
    'It is kept for you until {end}, then it goes to the next in line.',
    'Il vous est réservé jusqu’au {end}, puis il passe au suivant.',
    'Se te guarda hasta el {end}, luego pasa a quien sigue.',
  ),
  open: words('Apri l’articolo', 'Open the article', 'Ouvrir l’article', 'Abrir el artículo'),
  closing: words(
    'Se non ti serve più, lascialo: lo avrà subito un altro.',
    'If you no longer need it, let it go: somebody else has it at once.',
    'Si vous n’en avez plus besoin, libérez-le : un autre l’aura immédiatement.',
    'Si ya no lo necesitas, suéltalo: otra persona lo tendrá enseguida.',
  ),
} satisfies Record<string, Words>
