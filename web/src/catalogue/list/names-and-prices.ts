import type { TableHeader } from '../../platform/table-header.ts'

/** The rest stands below the name on a phone: the class as well, which never gives way. */
const onPhone: readonly string[] = ['name', 'price']

/** The columns of a list of appliances on a phone. */
export const namesAndPrices = (headers: readonly TableHeader[]): TableHeader[] =>
  headers.filter(({ key }) => onPhone.includes(key)).map((header) => ({ ...header, fixed: true }))
