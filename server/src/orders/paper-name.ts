import type { Language, Words } from '@mandato/contract/words'

const words: Words = { it: 'ordine', en: 'order', fr: 'commande', es: 'pedido' }
const draft: Words = { it: 'bozza', en: 'draft', fr: 'brouillon', es: 'borrador' }

/** What a firm is by law stands last in its name and says nothing of it. */
const legalForms = ['srl', 'spa', 'snc', 'sas', 'sarl', 'eurl', 'sl', 'slu', 'sa', 'sau', 'gmbh', 'ltd', 'bv']

/**
 * How the file of an order is called where many lie together: `ordine-OM-2026-00015-arredamenti-zanetti.pdf`, of a later
 * revision `…-rev2.pdf`.
 * @param language that of the paper
 */
export function paperName(
  order: { readonly number: string | null; readonly revision: number },
  client: string,
  language: Language,
): string {
  const said = client.split(' ')
  const isForm = legalForms.includes((said.at(-1) ?? '').replaceAll('.', '').toLowerCase())
  const name = (isForm ? said.slice(0, -1) : said)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return `${[
    words[language],
    order.number?.replace(/[^A-Za-z0-9]+/g, '-') ?? draft[language],
    name,
    order.revision > 1 && `rev${order.revision}`,
  ]
    .filter(Boolean)
    .join('-')}.pdf`
}
