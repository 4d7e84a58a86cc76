import { fieldName } from '@mandato/contract/field-words'
import { fill, type Language } from '@mandato/contract/words'
import type * as z from 'zod'
import { refuse } from '../refusals.ts'
import { withDayWords } from './day-words.ts'
import { type Code, kindName, sentences } from './field-sentences.ts'

interface Fault {
  /** The path of the field, its keys joined by dots. */
  readonly field: string
  readonly code: Code
  readonly values?: Readonly<Record<string, unknown>>
}

/** At most this many faults are reported. */
const mostFaults = 20
/** Keys can be of any length; so much of a path is enough to find the field. */
const mostOfPath = 100

/**
 * Parses a part of a request.
 * @throws the refusal `validation` naming each field: `fields` holds `field → codes` for the form, the message says it in words
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  // Such text is wrong in every field, so it is refused in one place.
  const wrong = unstorableIn(value)
  if (wrong) throw invalid([wrong], language)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.flatMap((issue) => faultsOf(issue, value, language))
  const missing = new Set(faults.filter(({ code }) => code === 'required').map(({ field }) => field))
  // Of what is missing nothing else can be wrong.
  throw invalid(
    faults.filter(({ field, code }) => code === 'required' || !missing.has(field)),
    language,
  )
}

/** The refusal for faults found after parsing, for example a field that names nothing we know. */
export function invalid(faults: readonly Fault[], language: Language) {
  const told = faults
    .slice(0, mostFaults)
    .map((fault) => ({ values: {}, ...fault, field: fault.field.slice(0, mostOfPath) }))
  const sentencesOf = told.map(({ field, code, values }) =>
    fill(
      sentences[code][language],
      { ...withDayWords(values, language), field: fieldName(field, language) },
      language,
    ),
  )
  const fields: Record<string, string> = {}
  for (const { field, code, values } of told) {
    const input = 'n' in values ? `${code}_${String(values.n)}` : code
    fields[field] = Object.hasOwn(fields, field) ? `${fields[field]} ${input}` : input
  }
  return refuse('validation', { details: [...new Set(sentencesOf)].join(' ') }, { fields })
}

const isCode = (code: unknown): code is Code => typeof code === 'string' && Object.hasOwn(sentences, code)

/** In the contract a pattern may name the sentence that says what would be right: `.regex(/^\d{6}$/, 'six_digits')`. */
function formatCode({ format, message }: z.core.$ZodIssueInvalidStringFormat): Code {
  if (isCode(message)) return message
  return format === 'email' ? 'email' : format === 'date' ? 'date' : 'format'
}

function faultsOf(issue: z.core.$ZodIssue, input: unknown, language: Language): Fault[] {
  const field = issue.path.map(String).join('.') || 'body'
  const fault = (code: Code, values: Fault['values'] = {}): Fault[] => [{ field, code, values }]
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? fault('required')
        : fault('type', { expected: kindName(issue.expected, language) })
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [...issue.path.map(String), key].join('.'), code: 'unknown' }))
    case 'invalid_value':
      return valueAt(input, issue.path) === undefined
        ? fault('required')
        : fault('one_of', { options: issue.values.join(', ') })
    case 'too_small':
      if (issue.origin === 'string' && isBlank(valueAt(input, issue.path))) return fault('required')
      return fault(boundCode('at_least', issue), { n: String(issue.minimum) })
    case 'too_big':
      return fault(boundCode('at_most', issue), { n: String(issue.maximum) })
    case 'invalid_format':
      return fault(formatCode(issue))
    case 'custom': {
      const code: unknown = issue.params?.['code']
      return fault(isCode(code) ? code : 'format')
    }
    case 'invalid_union': {
      const meant = meantBranch(issue)
      if (!meant) return fault('format')
      return meant.flatMap((inner) =>
        faultsOf({ ...inner, path: [...issue.path, ...inner.path] }, input, language),
      )
    }
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return fault('format')
  }
}

/** The branch of a union to report: the first whose type is right and whose content is not. */
const meantBranch = ({ errors }: z.core.$ZodIssueInvalidUnion) =>
  errors.find((issues) =>
    issues.every(
      ({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'),
    ),
  )

type Bound = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

function boundCode(side: 'at_least' | 'at_most', { origin, exact }: Bound): Code {
  if (origin === 'string') return exact ? 'exactly_characters' : `${side}_characters`
  if (origin === 'array' || origin === 'set') return exact ? 'exactly' : `${side}_entries`
  return exact ? 'exactly' : side
}

/** PostgreSQL stores neither a NUL character nor half of a pair of surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** No accepted body is nested deeper; a deeper one could overflow the stack of a recursive reader. */
const deepest = 20

function unstorableIn(value: unknown, path: readonly string[] = []): Fault | null {
  const here = (code: Code): Fault => ({ field: path.join('.') || 'body', code })
  if (typeof value === 'string') return isUnstorable(value) ? here('storable') : null
  if (value === null || typeof value !== 'object') return null
  if (path.length > deepest) return here('too_deep')
  for (const [key, item] of Object.entries(value)) {
    const found = isUnstorable(key) ? here('storable') : unstorableIn(item, [...path, key])
    if (found) return found
  }
  return null
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
