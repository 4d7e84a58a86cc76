import type { Role } from '@mandato/contract'

/** What each role looks at first: a block of its first screen. */
const firstOf = {
  admin: { block: 'tasks', words: 'staff' },
  sales: { block: 'tasks', words: 'staff' },
  agent: { block: 'day', words: 'agent' },
  customer: { block: 'arrivals', words: 'customer' },
  reseller: { block: 'own', words: 'own' },
  press: { block: 'own', words: 'own' },
} as const satisfies Record<Role, { block: string; words: string }>

/** The steps of a role, each pointing at something that is there: where it stands, and its sentence in tour.json. */
export function stepsOf(role: Role) {
  const { block, words } = firstOf[role]
  return [
    { at: `[data-block="${block}"]`, words },
    { at: '[data-tour="search"]', words: role === 'press' ? 'searchPages' : 'search' },
    { at: '[data-tour="menu"]', words: 'menu' },
    { at: '[data-tour="bell"]', words: 'bell' },
    { at: '[data-tour="arrange"]', words: 'arrange' },
    { at: '[data-tour="person"]', words: 'help' },
  ] as const
}
