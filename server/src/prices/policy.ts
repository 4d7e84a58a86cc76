import type { Person } from '../platform/person.ts'

/** Whether a person may see prices at all: resellers who are no customers yet and the press may not. */
export const seesPrices = ({ role }: Pick<Person, 'role'>): boolean => role !== 'reseller' && role !== 'press'
