import { fill, type Words } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/refusals.ts'
import { watchedBy } from './queries/visible-to.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const who = {
  administrators: w(
    '{n} {n:amministratore|amministratori}',
    '{n} {n:administrator|administrators}',
    '{n} {n:administrateur|administrateurs}',
    '{n} {n:administrador|administradores}',
  ),
  everywhere: w(
    '{n} della direzione vendite',
    '{n} of the sales office',
    '{n} de la direction commerciale',
    '{n} de la dirección comercial',
  ),
}
const rules = {
  administrators: w(
    'Per ruolo: tutta la rete.',
    'By role: the whole network.',
    'Selon le rôle : tout le réseau.',
    'Por su rol: toda la red.',
  ),
  everywhere: w(
    'Nessuna zona assegnata: tutta la rete.',
    'No areas assigned: the whole network.',
    'Aucune zone attribuée : tout le réseau.',
    'Sin zonas asignadas: toda la red.',
  ),
  office: w(
    'Direzione vendite: {place} è nelle sue zone.',
    'Sales office: {place} is among the areas.',
    'Direction commerciale : {place} est dans ses zones.',
    'Dirección comercial: {place} está en sus zonas.',
  ),
  agents: w(
    'Agente: è un cliente di {agency}.',
    'Agent: it is a customer of {agency}.',
    'Agent : c’est un client de {agency}.',
    'Agente: es un cliente de {agency}.',
  ),
  customers: w(
    'Cliente: l’accesso è collegato a questo punto vendita.',
    'Customer: the account is linked to this shop.',
    'Client : l’accès est relié à ce magasin.',
    'Cliente: el acceso está vinculado a esta tienda.',
  ),
}

/** Who sees a thing of a client, and by which rule of the scope. */
export async function visibleTo({ db, user, language }: Context, kind: string, id: number) {
  const found = await watchedBy(db, user, kind, id)
  if (!found) throw notFound()
  const counted = (what: 'administrators' | 'everywhere') =>
    found[what] > 0
      ? [{ who: fill(who[what][language], { n: found[what] }, language), rule: rules[what][language] }]
      : []
  const named = (what: 'office' | 'agents' | 'customers') =>
    found[what].map((name) => ({
      who: name,
      rule: fill(rules[what][language], { place: found.place, agency: found.agency }),
    }))
  return [
    ...counted('administrators'),
    ...counted('everywhere'),
    ...named('office'),
    ...named('agents'),
    ...named('customers'),
  ]
}
