import { type Call, type CallName, calls, type Role } from '@mandato/contract'
import { savedLists, type ViewList } from '@mandato/contract/domains'
import type { Input } from '../../platform/http/input.ts'
import type { Person } from '../../platform/person.ts'

type Search = Readonly<Record<string, unknown>>

/** What a view asks for: a call, what it is asked, and which columns its file goes without. */
export interface Question {
  readonly name: CallName
  readonly call: Call
  readonly input: Input
  readonly without: readonly string[]
}

interface Raw {
  readonly name: CallName
  readonly params?: Search
  readonly query: Search
}

const isOpenTo = (name: CallName, role: Role) => {
  const { roles }: Call = calls[name]
  return roles !== 'public' && roles.includes(role)
}

/** `-sent_at` of an address as a call is asked. */
function inOrder({ sort, ...search }: Search): Search {
  if (typeof sort !== 'string' || sort === '') return search
  return { ...search, sort: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' }
}

/**
 * What a kept view asks for by the person's rights of today, which its page would ask when it is opened; null where it asks for
 * no file, or for none this person may have.
 */
export function questionOf(
  list: ViewList,
  search: Search,
  person: Pick<Person, 'role' | 'agencyId'>,
): Question | null {
  const raw = rawOf(list, search, person)
  if (!raw || !isOpenTo(raw.name, person.role)) return null
  const call: Call = calls[raw.name]
  if (!call.table) return null
  const params = call.params?.safeParse({ ...(call.paged && { page: 1 }), ...raw.params })
  const query = call.query?.safeParse(known(call, inOrder(raw.query)))
  if (params?.success === false || query?.success === false) return null
  const { hide } = search
  return {
    name: raw.name,
    call,
    input: { ...(params && { params: params.data }), ...(query && { query: query.data }) },
    without: typeof hide === 'string' && hide !== 'none' ? hide.split(',') : [],
  }
}

/** Of an address what the call takes: how a page is drawn is none of its business. */
const known = ({ query }: Call, search: Search): Search =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([key]) => key in (query?.shape ?? {}))
      .map(asTyped),
  )

/** An address reads figures and flags as what they look like; a question is text. */
const asTyped = ([key, value]: [string, unknown]): [string, unknown] => [
  key,
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
]

function rawOf(list: ViewList, search: Search, person: Pick<Person, 'role' | 'agencyId'>): Raw | null {
  if (list === 'revenue') return revenueOf(search, person)
  if (list === 'sheets') return sheetsOf(search, person.role)
  const name = savedLists[list].find((one) => isOpenTo(one, person.role))
  if (!name) return null
  if (list !== 'clients') return { name, query: search }
  const { sheet, late, area, mode: _mode, ...rest } = search
  return { name, query: { ...rest, sheet_status: sheet, overdue: late, location: area, revenue: '1' } }
}

/** 0 stands for all agencies. */
const idOrAll = (agency: unknown): string => (typeof agency === 'number' ? String(agency) : '0')

function sheetsOf(search: Search, role: Role): Raw | null {
  const { status, agency, ...rest } = search
  const query = { ...rest, sheet_status: status }
  if (role === 'agent') return { name: 'ownStatusClients', query }
  return search['view'] === 'clients'
    ? { name: 'statusClients', params: { id: idOrAll(agency) }, query }
    : { name: 'statusAgencies', query: {} }
}

function revenueOf(search: Search, { role, agencyId }: Pick<Person, 'role' | 'agencyId'>): Raw | null {
  const { tab, agency: given, client, prev, hide: _hide, ...rest } = search
  const agency = role === 'agent' ? agencyId : given
  const params = client ? { agency: agency ?? 0, client } : agency ? { agency } : {}
  const query = { ...rest, prev_year: prev }
  switch (tab) {
    case 'agencies':
      return { name: 'salesDetail', params: texts(params), query }
    case 'two-years':
      return { name: 'salesTwoYears', params: texts(params), query }
    case 'budget':
      return { name: 'salesBudget', params: { id: idOrAll(agency) }, query: { ...rest, client } }
    default:
      return rest['category']
        ? { name: 'salesCategory', params: { ...texts(params), id: rest['category'] }, query }
        : { name: 'salesCurrent', params: texts(params), query }
  }
}

const texts = (params: Search): Search => Object.fromEntries(Object.entries(params).map(asTyped))
