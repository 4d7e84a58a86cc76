import * as z from 'zod'
import { columns } from '../call.ts'
import { instant } from '../fields/dates.ts'

/** What changed of one field, in the reader's words; null for nothing. */
export const AuditChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const AuditEntry = z
  .object({
    id: z.int(),
    at: instant,
    /** Null: the portal itself, or somebody who was not signed in. */
    who: z.string().nullable(),
    who_id: z.int().nullable(),
    /** As whom he looked. */
    acting_for: z.string().nullable(),
    what: z.string(),
    kind: z.string(),
    entity: z.string(),
    entity_id: z.string(),
    /** The name of the thing today. */
    thing: z.string(),
    changes: z.array(AuditChange),
    /** The same in one line, for files. */
    changed: z.string(),
    /** Null also where it was taken off after its months. */
    ip: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })

export const auditColumns = columns(
  { key: 'at', type: 'datetime', label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' } },
  { key: 'who', type: 'text', label: { it: 'Chi', en: 'Who', fr: 'Qui', es: 'Quién' } },
  {
    key: 'acting_for',
    type: 'text',
    label: { it: 'Visto come', en: 'Viewed as', fr: 'Vu en tant que', es: 'Visto como' },
  },
  { key: 'what', type: 'text', label: { it: 'Che cosa', en: 'What', fr: 'Quoi', es: 'Qué' } },
  { key: 'kind', type: 'text', label: { it: 'Tipo', en: 'Kind', fr: 'Type', es: 'Tipo' } },
  { key: 'thing', type: 'text', label: { it: 'Oggetto', en: 'Thing', fr: 'Objet', es: 'Objeto' } },
  {
    key: 'changed',
    type: 'text',
    label: { it: 'Prima → dopo', en: 'Before → after', fr: 'Avant → après', es: 'Antes → después' },
  },
  {
    key: 'ip',
    type: 'text',
    label: { it: 'Indirizzo IP', en: 'IP address', fr: 'Adresse IP', es: 'Dirección IP' },
  },
)
