import type { Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** The mails that tell of plain notices: one at once, or several together. */
export const told = {
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Buenos días:'),
  several: words(
    '{n} {n:nuovo avviso|nuovi avvisi}',
    '{n} new {n:notice|notices}',
    '{n} {n:nouvel avis|nouveaux avis}',
    '{n} {n:aviso nuevo|avisos nuevos}',
  ),
  intro: words(
    'ecco che cosa è successo:',
    'this is what happened:',
    'voici ce qui s’est passé :',
    'esto es lo que ha pasado:',
  ),
  introTogether: words(
    'ecco il tuo riepilogo.',
    'here is your digest.',
    'voici votre récapitulatif.',
    'este es tu resumen.',
  ),
  by: words('da {who}', 'by {who}', 'par {who}', 'por {who}'),
  more: words(
    '{more} {more:altro|altri} nel portale.',
    '{more} more in the portal.',
    '{more} {more:autre|autres} sur le portail.',
    '{more} {more:otro|otros} en el portal.',
  ),
  open: words('Apri il portale', 'Open the portal', 'Ouvrir le portail', 'Abrir el portal'),
  closing: words(
    'Gli avvisi restano anche nel portale, sotto la campanella.',
    'The notices are in the portal, too, under the bell.',
    'Les avis restent aussi sur le portail, sous la cloche.',
    'Los avisos están también en el portal, bajo la campana.',
  ),
} satisfies Record<string, Words>
