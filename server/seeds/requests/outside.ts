import { replyRequest } from '../../src/requests/actions/reply.ts'
import { createRequest } from '../../src/requests/actions/create.ts'
import { contestLine } from '../../src/invoices/actions/contest.ts'
import { contests } from '../../src/requests/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Person } from '../../src/platform/person.ts'
import { photograph } from '../content/scenes.ts'
import { received } from '../content/papers.ts'
import { customerShop } from '../network/named-shops.ts'
import { plainPdf } from '../sheets/scan.ts'
import { journalist, personOf, reseller, salesOffice, shopkeeper } from '../past/cast.ts'
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
    answer: 'Le prepariamo entro venerdì. Serve anche l’isola, o solo le basi?',
    back: 'Anche l’isola, grazie. La rivista chiude il 28.',
  }),
  ...fromShop(shops, at),
  ...contested(shops, at),
]

function talk(
  at: At,
  days: number,
  who: Person,
  { subject, text, answer, back }: { subject: string; text: string; answer: string; back?: string },
): Happening[] {
  let id = ''
  const asked: Happening = {
    at: at(days, '11:24'),
    run: async (stage) => {
      id = (await createRequest(stage.as(who), { subject, text }, [])).id
    },
  }
  return [
    asked,
    {
      at: at(days - 1, '08:55'),
      run: (stage) => replyRequest(stage.as(salesOffice), id, { text: answer }, []),
    },
    ...(back === undefined
      ? []
      : [
          {
            at: at(days - 2, '15:31'),
            run: (stage) => replyRequest(stage.as(who), id, { text: back }, []),
          } satisfies Happening,
        ]),
  ]
}

/** The shop with a sign-in asks by itself, with a picture; head office sends a paper back. */
function fromShop(shops: readonly Shop[], at: At): Happening[] {
  const shop = shops.find(({ code }) => code === customerShop)
  if (!shop) return []
  const who = shopkeeper(shop.id)
  const subject = 'Anta graffiata alla consegna'
  const text = 'L’anta della base lavello è arrivata graffiata, in basso a destra: allego la foto.'
  const answer = 'La sostituiamo: parte con il prossimo carico. In allegato come rimandare quella vecchia.'
  const paper = ['Rientro di un pezzo', '', 'Imballo originale, etichetta del collo ben visibile.']
  let id = ''
  return [
    {
      at: at(5, '18:20'),
      run: async (stage) => {
        const picture = await photograph('kitchen')
        id = await received(stage.working.config.dataDir, 'anta-base-lavello.jpg', picture, async (file) => {
          const about = { subject, text, client_id: shop.id }
          return (await createRequest(stage.as(who), about, [file])).id
        })
      },
    },
    {
      at: at(4, '09:02'),
      run: (stage) =>
        received(stage.working.config.dataDir, 'rientro.pdf', plainPdf(paper), (file) =>
          replyRequest(stage.as(salesOffice), id, { text: answer }, [file]),
        ),
    },
    {
      at: at(4, '18:44'),
      run: (stage) => replyRequest(stage.as(who), id, { text: 'Perfetto, grazie.' }, []),
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
