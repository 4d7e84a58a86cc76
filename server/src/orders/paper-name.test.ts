import { expect, it } from 'vitest'
import { paperName } from './paper-name.ts'

const number = 'OM-2026/00015'
it.each([
  ['Arredamenti Zanetti S.r.l.', 'ordine-OM-2026-00015-arredamenti-zanetti.pdf'],
  ['Cocinas y Baños Aguilar S.L.', 'ordine-OM-2026-00015-cocinas-y-banos-aguilar.pdf'],
  ['Idea Cucina Voghera S.p.A.', 'ordine-OM-2026-00015-idea-cucina-voghera.pdf'],
  ['Atelier Cucine Gentile S.n.c.', 'ordine-OM-2026-00015-atelier-cucine-gentile.pdf'],
  ['Salvi Cucine S.a.s.', 'ordine-OM-2026-00015-salvi-cucine.pdf'],
  ['Carpentier Intérieurs SARL', 'ordine-OM-2026-00015-carpentier-interieurs.pdf'],
  ['../../etc S', 'ordine-OM-2026-00015-etc-s.pdf'],
  ['厨房', 'ordine-OM-2026-00015.pdf'],
])('the paper for %s is called %s', (client, name) => {
  expect(paperName({ number, revision: 1 }, client, 'it')).toBe(name)
})

it('says which revision it is of, that it is a draft, and all of it in the language of the paper', () => {
  expect(paperName({ number, revision: 2 }, 'Casa Fabbri S.n.c.', 'fr')).toBe(
    'commande-OM-2026-00015-casa-fabbri-rev2.pdf',
  )
  expect(paperName({ number: null, revision: 1 }, 'Casa Fabbri S.n.c.', 'es')).toBe(
    'pedido-borrador-casa-fabbri.pdf',
  )
})
