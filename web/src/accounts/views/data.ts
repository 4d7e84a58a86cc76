import type { ViewList } from '@mandato/contract/domains'
import { type Answer, call, type Input, query } from '../../platform/api.ts'
import { queryClient } from '../../platform/queries.ts'

export type { ViewList }
type Views = Answer<'savedViews'>

export const savedViewsQuery = (list: ViewList) => query('savedViews', { query: { list } })

/** The list is read again after a refusal too: another device may have changed it. */
async function thenRead(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['savedViews'] })
  }
}

type Given = Input<'saveView'>['body']
export async function saveView({
  search,
  ...view
}: Omit<Given, 'search'> & { search: object }): Promise<void> {
  // What a page reads off its address is made of words, numbers, flags and rows of them.
  await thenRead(call('saveView', { body: { ...view, search: search as Given['search'] } }))
}

export const renameView = (id: number, name: string): Promise<void> =>
  thenRead(call('renameView', { params: { id }, body: { name } }))

export const viewPeopleQuery = (list: ViewList, q: string) =>
  query('viewPeople', { query: { list, ...(q && { q }) } })

export type SharedWith = Input<'shareView'>['body']['with']
/** Shows a view to others, or, with null, to nobody else any more. */
export const shareView = (id: number, shown: SharedWith | null): Promise<void> =>
  thenRead(
    shown === null
      ? call('unshareView', { params: { id } })
      : call('shareView', { params: { id }, body: { with: shown } }),
  )

/** Gone from the screen at once; where it is refused it is back with the next answer. */
export async function deleteView(id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['savedViews'] })
  queryClient.setQueriesData<Views>({ queryKey: ['savedViews'] }, (kept) =>
    kept ? { ...kept, response: kept.response.filter((view) => view.id !== id) } : kept,
  )
  await thenRead(call('deleteView', { params: { id } }))
}
