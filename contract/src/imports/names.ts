/** The kinds of ERP files; `kinds.ts` has their columns. Apart from them, because addresses of screens name a kind. */
export const importKinds = [
  'agencies',
  'agents',
  'clients',
  'invoices',
  'budgets',
  'appliances',
  'licences',
  'software-activity',
  'premia',
  'orders',
  'materials',
  'prices',
  'discounts',
  'invoice-documents',
  'stock',
] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  'queued',
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]
