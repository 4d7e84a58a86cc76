import { replyRequest } from '../../src/requests/actions/reply.ts'
import { createRequest } from '../../src/requests/actions/create.ts'
import { contestLine } from '../../src/invoices/actions/contest.ts'
import { contests } from '../../src/requests/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Person } from '../../src/platform/person.ts'
import { journalist, personOf, reseller, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import type { Shop } from '../network/shop.ts'

type At = (daysAgo: number, time: string) => Date

/** What resellers and the press ask, and the lines of invoices that were contested. */
export const requestsFromOutside = (shops: readonly Shop[], at: At): readonly Happening[] => [
  ...talk(at, 9, reseller, {
    subject: 'Devenir revendeur à Annecy',
    text: 'Notre magasin vend des cuisines depuis 2009. À qui s’adresser pour devenir revendeur, et quelles sont les conditions ?',
    answer: 'Bonjour, l’agence de votre région vous appellera cette semaine. Merci de votre intérêt.',
  }),
  ...talk(at, 3, journalist, {
    subject: 'Immagini della serie Alba in alta risoluzione',
    text: 'Per il numero di primavera servono tre immagini orizzontali, almeno 3000 pixel, e il nome del progettista.',
  }),
  ...contested(shops, at),
]

function talk(
  at: At,
  days: number,
  who: Person,
  { subject, text, answer }: { subject: string; text: string; answer?: string },
): Happening[] {
  let id = ''
  const asked: Happening = {
    at: at(days, '11:24'),
    run: async (stage) => {
      id = (await createRequest(stage.as(who), { subject, text }, [])).id
    },
  }
  if (answer === undefined) return [asked]
  return [
    asked,
    {
      at: at(days - 1, '08:55'),
      run: (stage) => replyRequest(stage.as(salesOffice), id, { text: answer }, []),
    },
  ]
}

/** The agent of agency 1 contests two lines; head office has answered one of them. */
function contested(shops: readonly Shop[], at: At): Happening[] {
  const agent = shops.find(({ agency, status }) => agency.id === 1 && status === 'active')?.agent
  if (!agent) return []
  const who = personOf(agent)
  let id = ''
  const contest = (nth: number, text: string) => async (stage: Parameters<Happening['run']>[0]) => {
    const context = stage.as(who)
    const { rows } = await sql<{ invoice: number; line: number }>`
      select d.id as invoice, k.line from invoice_checks k join invoice_documents d on d.year = k.year and d.number = k.invoice_number
      join registry_clients c on c.id = k.client_id
      where k.state = 'differs' and k.difference_cents > 0 and c.agency_id = 1 order by k.date desc, d.id, k.line offset ${nth} limit 1`.execute(
      context.db,
    )
    const [row] = rows
    if (row) id = (await contestLine(context, contests, { ...row, text })).id
  }
  return [
    {
      at: at(8, '15:02'),
      run: contest(3, 'Il listino in fattura non è quello del giorno. Il cliente chiede la nota di credito.'),
    },
    {
      at: at(7, '09:20'),
      run: async (stage) => {
        if (id)
          await replyRequest(
            stage.as(salesOffice),
            id,
            { text: 'Giusto: la nota di credito parte con la prossima chiusura.' },
            [],
          )
      },
    },
    { at: at(1, '16:41'), run: contest(1, 'Il prezzo non è quello pattuito: può verificare?') },
  ]
}
