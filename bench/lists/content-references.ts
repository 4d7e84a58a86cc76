import type { Statement } from './asked.ts'
import { containing, like, pageOf, sorted, values } from './references.ts'

/** What the agent of the demonstration company sees, and the text of each in Italian. */
const seen = `i.kind = 'news' and i.status = 'live' and i.publish_at <= now() and (i.expires_at is null or i.expires_at > now())
  and in_audience(i.audience, r.user_type, r.profile, r.countries, r.agencies)`
const reader = `(select id, user_type, profile, countries, agencies from content_readers where email = 'agent@mandato.example') r`
const from = `content_items i cross join ${reader} join content_texts t on t.item_id = i.id and t.language = 'it'`
const moment = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const fields = `i.id, i.kind, i.topic, i.cover, null as image, t.title, t.abstract, '[]'::json as labels, t.language,
  ${moment('i.publish_at')} as published_at, ${moment('i.expires_at')} as expires_at, i.mandatory, i.confirm_by,
  ${moment('m.read_at')} as read_at, i.valid_from, i.valid_until`
const read = `left join content_reads m on m.item_id = i.id and m.user_id = r.id`

/** A page of the news, with how many of all are unread. */
export function news(asked: URL): Statement {
  const { given, place } = values()
  const q = asked.searchParams.get('q')
  const found = q ? ` and t.searched like ${containing(place(like(q)))}` : ''
  const { length, from: first } = pageOf(asked, Number(asked.pathname.split('/').at(-1)))
  const text = `
    select json_build_object('total', (select count(*) from ${from} where ${seen}${found}),
      'unread', (select count(*) from ${from} ${read} where ${seen} and m.read_at is null),
      'rows', coalesce((select json_agg(r) from (
        select ${fields} from ${from} ${read} where ${seen}${found}
        order by i.publish_at ${sorted(asked)}, i.id limit ${length} offset ${place(first)}
      ) r), '[]'))::text as json`
  return { text, values: given }
}

/** One of the news as its page shows it, with its neighbours. */
export function newsItem(asked: URL): Statement {
  const { given, place } = values()
  const id = place(Number(asked.pathname.split('/').at(-1)))
  const beside = (
    before: string,
    order: string,
  ) => `(select json_build_object('id', n.id, 'title', n.title) from (
    select i.id, t.title from ${from} where ${seen} and (i.publish_at, -i.id) ${before} (select s.publish_at, -s.id from content_items s where s.id = ${id})
    order by i.publish_at ${order}, i.id ${order === 'asc' ? 'desc' : 'asc'} limit 1) n)`
  const text = `
    select json_build_object('rows', (select row_to_json(x) from (
      select ${fields}, t.body, i.series, i.codes,
        (select json_agg(l.language) from content_texts l where l.item_id = i.id) as languages,
        ${beside('>', 'asc')} as newer, ${beside('<', 'desc')} as older,
        '{}'::json as pictures, '[]'::json as attachments, null as conditions, null as audience
      from ${from} ${read} where ${seen} and i.id = ${id}) x))::text as json`
  return { text, values: given }
}
