/** The parts of the portal in which rights are told. */
export const areas = [
  'clients',
  'sheets',
  'revenue',
  'prices',
  'orders',
  'invoices',
  'materials',
  'shipping',
  'requests',
  'contents',
  'registrations',
  'people',
  'imports',
  'settings',
  'own',
] as const
export type Area = (typeof areas)[number]
