import { act, type Answer, query } from '../../platform/api.ts'
import { queryClient } from '../../platform/queries.ts'

export type Asked = Answer<'proofOptions'>['response']

/** A new question each time it is asked: an answer of before is kept nowhere. */
export const proofQuery = () => ({ ...query('proofOptions'), gcTime: 0, staleTime: 0 })
export const prove = () => act('prove')
/** The company wants a second factor of this person's role now: read again who he is. */
export const rereadMe = () => queryClient.invalidateQueries({ queryKey: query('me').queryKey.slice(0, 1) })
