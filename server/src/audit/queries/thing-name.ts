import type { Language } from '@mandato/contract/words'
import { calledIn } from '../../platform/db/called.ts'
import { sql } from '../../platform/db/sql.ts'

const number = sql`case when e.entity_id ~ '^[0-9]{1,9}$' then e.entity_id::int end`

/** What the thing of an entry is called today; what is gone is called as the entry says, null where it says nothing. */
export const thingName = (language: Language) => sql`coalesce(case
    when e.entity = 'user' then (select t.name from user_cards t where t.id = ${number})
    when e.entity = 'session' then (select t.name from user_cards t where t.id = e.user_id)
    when e.entity = 'registration' then (select t.name from applicant_names t where t.id = ${number})
    when e.entity = 'agency' then (select t.code || ' ' || t.business_name from registry_agencies t where t.id = ${number})
    when e.entity = 'client' then (select t.code || ' ' || t.business_name from registry_clients t where t.id = ${number})
    when e.entity in ('sheet', 'attachment')
      then (select t.code || ' ' || t.business_name from registry_clients t where t.id = e.client_id)
    when e.entity = 'order' then (select t.number from order_numbers t where t.id = ${number})
    when e.entity = 'invoice' then (select t.number from invoice_numbers t where t.id = ${number})
    when e.entity = 'preparation' then (select t.number from preparation_numbers t where t.id = ${number})
    when e.entity = 'shipment' then (select t.number from shipment_numbers t where t.id = ${number})
    when e.entity = 'request' then (select ${calledIn(language, 't')} || ' × ' || t.requested from material_lines t where t.id = ${number})
    when e.entity = 'hand_over' then (select string_agg(t.quantity || ' × ' || ${calledIn(language, 't')}, ', ' order by t.name)
      from hand_over_pieces t where t.hand_over_id = ${number})
    when e.entity in ('material', 'load') then (select t.product_code || ' ' || ${calledIn(language, 't')} from material_cards t where t.id =
      case e.entity when 'material' then ${number} else (coalesce(e.after, e.before) ->> 'product_id')::int end)
    when e.entity = 'appliance' then (select t.code || ' ' || t.name from appliance_cards t where t.id = ${number})
    when e.entity in ('content', 'news', 'communications', 'trends', 'promotions') then (select t.title from content_titles t
      where t.id = ${number} order by (t.language = ${language}) desc, (t.language = 'it') desc limit 1)
    when e.entity in ('folder', 'download') then (select coalesce(t.names ->> ${language}, t.names ->> 'it')
      from download_names t where t.kind = e.entity and t.id = ${number})
    when e.entity = 'import' then (select t.file_name from import_files t where t.id = ${number})
  end, e.after ->> 'number', e.after ->> 'name', e.before ->> 'name')`
