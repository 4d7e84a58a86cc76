import { type Call, calls, type HandlerOutput, isBinary, type Role, roles } from '@mandato/contract'
import type { personalCalls } from '@mandato/contract/accounts/personal-calls'
import { dataKinds } from '@mandato/contract/accounts/personal-fields'
import { processing } from '@mandato/contract/accounts/processing-words'
import { roleLegend } from '@mandato/contract/accounts/user-names'
import { type Area, areas, areaWords } from '@mandato/contract/area-names'
import { areaOf, rightTo } from '@mandato/contract/areas'
import { sheetFields } from '@mandato/contract/sheets/fields'
import type { Language } from '@mandato/contract/words'
import * as z from 'zod'

type Kind = keyof typeof dataKinds
type Register = HandlerOutput<typeof personalCalls.processingRegister>

/** The register of processing (regulation (EU) 2016/679, art. 30): which data, and for whom, as the calls have them. */
export const processingRegister = (language: Language): Register =>
  inAreas().map(({ area, kinds, recipients }) => {
    const { purpose, basis, kept } = processing[area]
    return {
      area: areaWords[area][language],
      purpose: purpose[language],
      data: kinds.map((kind) => dataKinds[kind].words[language]).join(', '),
      recipients: recipients.map((role) => roleLegend[role].label[language]).join(', '),
      basis: basis[language],
      kept: kept[language],
    }
  })

interface InArea {
  readonly area: Area
  readonly kinds: readonly Kind[]
  readonly recipients: readonly Role[]
}
let made: readonly InArea[] | null = null

/** The contract does not change while the server runs, and walking all of it takes a tenth of a second. */
const inAreas = (): readonly InArea[] => (made ??= areas.map(inArea))

function inArea(area: Area): InArea {
  const own = (Object.entries(calls) as [string, Call][])
    .filter(([name]) => areaOf(name) === area)
    .map(([, call]) => call)
  // The fields of the sheet are a list of their own: the call takes them by their names.
  const ofSheet = area === 'sheets' ? sheetFields.map(({ key }) => key as string) : []
  const fields = new Set([
    ...own.flatMap(({ params, query, body, form }) => [params, query, body, form?.fields].flatMap(namesOf)),
    ...own.flatMap(answered),
    ...ofSheet,
  ])
  return {
    area,
    kinds: (Object.keys(dataKinds) as Kind[]).filter((kind) =>
      dataKinds[kind].fields.some((field) => fields.has(field)),
    ),
    recipients: roles.filter((role) =>
      own.some(
        (call) =>
          call.roles !== 'public' &&
          rightTo(call, role) !== 'no' &&
          answered(call).some((field) => personal.has(field)),
      ),
    ),
  }
}

const personal = new Set<string>(Object.values(dataKinds).flatMap(({ fields }) => fields))

/** What a call gives; files are of the things around them. */
const answered = ({ response }: Call): string[] => (isBinary(response) ? [] : namesOf(response))

const namesOf = (schema: z.ZodType | undefined): string[] =>
  schema ? namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', cycles: 'ref' })) : []

/** The names of the properties of a JSON schema, at whatever depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)]
}
