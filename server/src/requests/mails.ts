import type { NoticeKind } from '@mandato/contract/domains'
import { fill, type Language, type Words } from '@mandato/contract/words'
import { personById } from '../accounts/index.ts'
import { orderSettings } from '../orders/index.ts'
import type { Context } from '../platform/context.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { accountOf } from './queries/people.ts'
import { requestSeenBy, type StoredRequest, thingOf } from './queries/request.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const said = {
  asked: words('Richiesta: {subject}', 'Request: {subject}', 'Demande : {subject}', 'Solicitud: {subject}'),
  answered: words(
    'Risposta alla richiesta: {subject}',
    'Answer to the request: {subject}',
    'Réponse à la demande : {subject}',
    'Respuesta a la solicitud: {subject}',
  ),
  closed: words(
    'Richiesta chiusa: {subject}',
    'Request closed: {subject}',
    'Demande close : {subject}',
    'Solicitud cerrada: {subject}',
  ),
  greeting: words('Buongiorno,', 'Hello,', 'Bonjour,', 'Hola:'),
  wrote: words('{who} ha scritto:', '{who} wrote:', '{who} a écrit :', '{who} ha escrito:'),
  wasClosed: words(
    'la sede ha chiuso la richiesta. Se serve ancora, dalla sua pagina se ne apre una nuova che la riprende.',
    'head office closed the request. If it is still needed, open a new one from its page that goes on from it.',
    'le siège a clos la demande. S’il le faut encore, ouvrez-en une nouvelle depuis sa page.',
    'la sede ha cerrado la solicitud. Si aún hace falta, desde su página se abre otra que la retoma.',
  ),
  open: words('Apri la richiesta', 'Open the request', 'Ouvrir la demande', 'Abrir la solicitud'),
  closing: words(
    'Rispondi dal portale: così la conversazione resta tutta in un posto.',
    'Reply in the portal, so that the conversation stays in one place.',
    'Répondez dans le portail : la conversation reste ainsi au même endroit.',
    'Responde desde el portal: así la conversación queda en un solo sitio.',
  ),
} satisfies Record<string, Words>

interface Said {
  readonly id: string
  readonly subject: string
  readonly client: string | null
  readonly text: string
}

/** Tells head office: whoever has the request, otherwise the desk. */
export async function tellDesk(
  context: Context,
  what: Said,
  clientId: number | null,
  holder?: number,
): Promise<void> {
  const { db } = context
  const account = holder === undefined ? undefined : await accountOf(db, holder)
  const { desk_mail } = await orderSettings(db)
  // What one person has in hand is told to that person; the desk's address is nobody's own.
  if (account) await post(context, account, said.asked, what, clientId, 'free.reply')
  else if (desk_mail) await post(context, { email: desk_mail, language: 'it' }, said.asked, what, clientId)
}

/** Tells whoever asked of an answer. */
export const tellAuthor = (context: Context, what: Said, request: StoredRequest) =>
  toAuthor(context, said.answered, what, request, 'free.answer')

/** Tells whoever asked that the request was closed. */
export const tellClosed = (context: Context, what: Said, request: StoredRequest) =>
  toAuthor(context, said.closed, what, request, 'free.close')

async function toAuthor(
  context: Context,
  subject: Words,
  what: Said,
  { created_by, client_id }: StoredRequest,
  notice: NoticeKind,
): Promise<void> {
  if (created_by === null || created_by === context.user.id) return
  // Whoever asked may have left the agency, or lost the client: the words are not theirs any more.
  const person = await personById(context.db)(created_by)
  if (!person || !(await requestSeenBy(context.db, person, thingOf(what.id)))) return
  const account = await accountOf(context.db, created_by)
  if (account) await post(context, account, subject, what, client_id, notice)
}

async function post(
  { db, jobs, config, user }: Context,
  { email, language }: { readonly email: string; readonly language: Language },
  subject: Words,
  { id, subject: about, client, text }: Said,
  clientId: number | null,
  notice?: NoticeKind,
): Promise<void> {
  const say = (sentence: Words) => fill(sentence[language], { subject: about, who: user.name }, language)
  const head = [about, client].filter(Boolean).join(' · ')
  await postMail(
    { db, jobs },
    {
      to: email,
      language,
      brand: config.brandName,
      ...(notice && { notice: { kind: notice, site: config.publicUrl } }),
      clients: clientId === null ? [] : [clientId],
      letter: {
        subject: say(subject).replace(/\s+/g, ' ').slice(0, 200),
        greeting: say(said.greeting),
        paragraphs: text === '' ? [head, say(said.wasClosed)] : [head, say(said.wrote), text],
        button: { label: say(said.open), url: `${config.publicUrl}/${language}/requests/${id}` },
        closing: say(said.closing),
      },
    },
  )
}
