import type { Permission } from '@mandato/contract'
import type { KeptUser } from './data.ts'

/** What an account can be made as: the stored type with the profile of registered people. */
export const kinds = [
  'admin',
  'sales',
  'agent',
  'customer',
  'italian_reseller',
  'foreign_reseller',
  'press',
] as const
export type Kind = (typeof kinds)[number]

const typeOf = { admin: 1, sales: 4, agent: 2, customer: 3 } as const

export const storedAs = (kind: Kind) =>
  kind === 'italian_reseller' || kind === 'foreign_reseller' || kind === 'press'
    ? ({ user_type: 3, profile: kind } as const)
    : ({ user_type: typeOf[kind], profile: null } as const)

export function kindOf({ user_type, profile }: Pick<KeptUser, 'user_type' | 'profile'>): Kind {
  if (profile) return profile
  return kinds.find((kind) => storedAs(kind).user_type === user_type) ?? 'customer'
}
export const hasClients = (kind: Kind) =>
  kind === 'customer' || kind === 'italian_reseller' || kind === 'foreign_reseller'

export interface UserForm {
  email: string
  name: string
  phone: string
  language: 'it' | 'en' | 'fr' | 'es'
  kind: Kind
  agency: string | null
  clients: { id: number; name: string }[]
  areas: string
  permissions: Permission[]
}

export const formOf = (user: KeptUser | null): UserForm => ({
  email: user?.email ?? '',
  name: user?.name ?? '',
  phone: user?.phone ?? '',
  language: user?.language ?? 'it',
  kind: user ? kindOf(user) : 'agent',
  agency: user?.agency ? String(user.agency.id) : null,
  clients: user?.clients.map(({ id, code, name }) => ({ id, name: `${code} ${name}` })) ?? [],
  areas: user?.areas.join(', ') ?? '',
  permissions: user?.permissions ?? [],
})

/** What is sent: of each kind only what it has. */
export const sent = (form: UserForm) => ({
  name: form.name,
  phone: form.phone,
  language: form.language,
  ...storedAs(form.kind),
  agency_id: form.kind === 'agent' && form.agency !== null ? Number(form.agency) : null,
  client_ids: hasClients(form.kind) ? form.clients.map(({ id }) => id) : [],
  areas:
    form.kind === 'sales'
      ? form.areas
          .split(',')
          .map((area) => area.trim())
          .filter(Boolean)
      : [],
  permissions: form.kind === 'sales' ? form.permissions : [],
})
