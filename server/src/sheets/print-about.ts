import { sheetPaperCalls } from '@mandato/contract/sheets/paper-calls'
import { printColumns } from '@mandato/contract/sheets/tables'
import { fill } from '@mandato/contract/words'
import { today } from '../platform/clock.ts'
import { type AboutFile, aboutFile, fileName } from '../platform/http/about-file.ts'
import { nameSubject } from '../registry/index.ts'
import type { Acting } from './acting.ts'
import type { BoardFilter, Only } from './queries/board.ts'

/** What the list says of itself: the one agency or client it was made for, or how many were chosen. */
export async function aboutList(
  context: Acting,
  { agencies, clients }: Only,
  filter: BoardFilter,
): Promise<AboutFile> {
  const [agency, client] = [agencies[0] ?? 0, clients[0] ?? 0]
  const one = agencies.length + clients.length === 1
  const call = {
    ...sheetPaperCalls.printClients,
    table: printColumns,
    about: { ...parameters, agent: 'agent' },
  }
  const input = { query: { ...filter, ...(one && { agency, client }) } }
  const about = await aboutFile({ call, input, meta: {} }, context, nameSubject)
  if (one) return about
  const chosen = [
    ...(agencies.length > 0 ? [{ n: agencies.length, words: chosenAgencies }] : []),
    ...(clients.length > 0 ? [{ n: clients.length, words: chosenClients }] : []),
  ].map(({ n, words }) => fill(words[n === 1 ? 'one' : 'more'][context.language], { n }))
  const subject = chosen.join(', ')
  return {
    ...about,
    subject,
    name: fileName(about.title, { name: subject, codes: chosen }, today(context.clock)),
  }
}

const parameters = { agency: 'agency', client: 'client' }
const chosenAgencies = {
  one: { it: '1 agenzia scelta', en: '1 chosen agency', fr: '1 agence choisie', es: '1 agencia elegida' },
  more: {
    it: '{n} agenzie scelte',
    en: '{n} chosen agencies',
    fr: '{n} agences choisies',
    es: '{n} agencias elegidas',
  },
}
const chosenClients = {
  one: { it: '1 cliente scelto', en: '1 chosen customer', fr: '1 client choisi', es: '1 cliente elegido' },
  more: {
    it: '{n} clienti scelti',
    en: '{n} chosen customers',
    fr: '{n} clients choisis',
    es: '{n} clientes elegidos',
  },
}
