import { calls } from '@mandato/contract'
import { areaWords } from '@mandato/contract/area-names'
import { roleLegend } from '@mandato/contract/accounts/user-names'
import { reachOf } from '@mandato/contract/areas'
import { fill, type Words } from '@mandato/contract/words'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../refusals.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const sentences = {
  role: w(
    'Non è del suo ruolo: {role}.',
    'Not of this role: {role}.',
    'Hors de son rôle : {role}.',
    'No es de su rol: {role}.',
  ),
  others: w(
    'Clienti, ordini e documenti di altri',
    'Customers, orders and documents of others',
    'Clients, commandes et documents d’autrui',
    'Clientes, pedidos y documentos de otros',
  ),
  agency: w(
    'Vede solo ciò che è della sua agenzia.',
    'Only what is of the own agency is seen.',
    'Seul ce qui relève de son agence est visible.',
    'Solo ve lo de su agencia.',
  ),
  client: w(
    'Vede solo ciò che è del suo punto vendita.',
    'Only what is of the own shop is seen.',
    'Seul ce qui relève de son magasin est visible.',
    'Solo ve lo de su tienda.',
  ),
  open: w(
    'Vede solo i contenuti aperti al suo profilo.',
    'Only contents open to the profile are seen.',
    'Seuls les contenus ouverts à son profil sont visibles.',
    'Solo ve los contenidos abiertos a su perfil.',
  ),
  notes: w(
    'Note interne, codici interni e motivi dei blocchi',
    'Internal notes, internal codes and reasons of credit stops',
    'Notes internes, codes internes et motifs de blocage',
    'Notas internas, códigos internos y motivos de bloqueo',
  ),
  ours: w('Restano in sede.', 'They stay at head office.', 'Ils restent au siège.', 'Se quedan en la sede.'),
} as const

/** What the person one looks as does not see and oneself does, and why: areas off the contract, then rows and fields. */
export async function hiddenFrom({ user, language }: Context) {
  const { viewer } = user
  if (!viewer) throw refuse('not_viewing')
  const mine = new Map(reachOf(calls, viewer.role, viewer.permissions).map((one) => [one.area, one.level]))
  const role = roleLegend[user.role].label[language]
  const areas = reachOf(calls, user.role, user.permissions)
    .filter(({ area, level }) => level === 'none' && mine.get(area) !== 'none')
    .map(({ area }) => ({ what: areaWords[area][language], why: fill(sentences.role[language], { role }) }))
  const rows = user.role === 'agent' ? 'agency' : user.role === 'customer' ? 'client' : 'open'
  return [
    ...areas,
    { what: sentences.others[language], why: sentences[rows][language] },
    { what: sentences.notes[language], why: sentences.ours[language] },
  ]
}
