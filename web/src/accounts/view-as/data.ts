import { act, query } from '../../platform/api.ts'

export const beginViewAs = () => act('viewAs')
export const stopViewAs = () => act('endViewAs')
export const hiddenQuery = () => query('viewAsHidden')
export type Kind = 'client' | 'sheet' | 'order' | 'invoice'
export const visibleToQuery = (kind: Kind, id: number) => query('visibleTo', { params: { kind, id } })
