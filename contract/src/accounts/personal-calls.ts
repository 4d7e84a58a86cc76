import * as z from 'zod'
import { columns, defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, text } from '../fields/fields.ts'
import { everyone } from './people.ts'

const Held = z
  .object({
    /** What kind of thing it is. */
    kind: z.string(),
    at: instant.nullable(),
    /** In words, as it is printed. */
    said: z.string(),
    /** As it is kept, without secrets. */
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'HeldOfPerson' })

const heldColumns = columns(
  { key: 'kind', type: 'text', label: { it: 'Che cosa', en: 'What', fr: 'Quoi', es: 'Qué' } },
  { key: 'at', type: 'datetime', label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' } },
  { key: 'said', type: 'text', label: { it: 'Contenuto', en: 'Content', fr: 'Contenu', es: 'Contenido' } },
)
const title = {
  it: 'Dati personali',
  en: 'Personal data',
  fr: 'Données personnelles',
  es: 'Datos personales',
}

export const personalCalls = defineCalls({
  ownData: {
    method: 'GET',
    path: '/api/v1.0/me/personal-data',
    summary: 'What the portal holds of oneself (regulation (EU) 2016/679, art. 15 and 20)',
    roles: everyone,
    effect: 'read',
    // Whoever looks as somebody else sees screens, and takes nothing of a person away.
    whileViewing: false,
    title,
    table: heldColumns,
    response: z.array(Held),
  },
  personData: {
    method: 'GET',
    path: '/api/v1.0/admin/user/{id}/personal-data',
    summary: 'What the portal holds of a person, for whom asks for it',
    roles: ['admin'],
    effect: 'read',
    recorded: { what: 'user.data_told', entity: 'user', id: 'id' },
    title,
    params: z.object({ id }),
    table: heldColumns,
    response: z.array(Held),
  },
  erasure: {
    method: 'GET',
    path: '/api/v1.0/admin/user/{id}/erasure',
    summary: 'What goes when a person is erased and what the law keeps, before it is done',
    roles: ['admin'],
    effect: 'read',
    params: z.object({ id }),
    response: z.object({
      /** Null: it may be done. */
      refused: z.string().nullable(),
      things: z.array(
        z.object({
          kind: z.string(),
          count: z.int(),
          /** Why it stays; null: it goes. */
          kept: z.string().nullable(),
        }),
      ),
    }),
  },
  erasePerson: {
    method: 'POST',
    path: '/api/v1.0/admin/user/{id}/erase',
    summary: 'Erase a person: name, address and everything that no law keeps; for ever',
    roles: ['admin'],
    effect: 'write',
    proof: true,
    params: z.object({ id }),
    body: z.strictObject({ reason: text(300).min(5) }),
    response: done.extend({ kept: z.int() }),
    refuses: ['last_administrator', 'not_oneself', 'erased_before'],
  },
  processingRegister: {
    method: 'GET',
    path: '/api/v1.0/admin/processing',
    summary:
      'The register of processing, made from the calls: why, which data, who gets them, how long they are kept',
    roles: ['admin'],
    effect: 'read',
    title: {
      it: 'Registro dei trattamenti',
      en: 'Register of processing',
      fr: 'Registre des traitements',
      es: 'Registro de tratamientos',
    },
    table: columns(
      {
        key: 'area',
        type: 'text',
        label: { it: 'Attività', en: 'Activity', fr: 'Activité', es: 'Actividad' },
      },
      {
        key: 'purpose',
        type: 'text',
        label: { it: 'Finalità', en: 'Purpose', fr: 'Finalité', es: 'Finalidad' },
      },
      { key: 'data', type: 'text', label: { it: 'Dati', en: 'Data', fr: 'Données', es: 'Datos' } },
      {
        key: 'recipients',
        type: 'text',
        label: { it: 'Chi li vede', en: 'Who sees them', fr: 'Qui les voit', es: 'Quién los ve' },
      },
      {
        key: 'basis',
        type: 'text',
        label: { it: 'Base giuridica', en: 'Legal basis', fr: 'Base légale', es: 'Base jurídica' },
      },
      {
        key: 'kept',
        type: 'text',
        label: { it: 'Conservazione', en: 'Kept', fr: 'Conservation', es: 'Conservación' },
      },
    ),
    response: z.array(
      z.object({
        area: z.string(),
        purpose: z.string(),
        data: z.string(),
        recipients: z.string(),
        basis: z.string(),
        kept: z.string(),
      }),
    ),
  },
})
