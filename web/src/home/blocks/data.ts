import { call, type Answer, type Input } from '../../platform/api.ts'
import { queryClient } from '../../platform/queries.ts'
import { toast } from '../../ui/feedback/toast.tsx'

type Given = Input<'chooseHome'>['body']
const known = { queryKey: ['homeChoices'] }
let told: Promise<unknown> = Promise.resolve()

/**
 * Arranges the first screen: at once, and back as it was where the server was not told. One choice is told after the
 * other, so that the last one stays.
 */
export async function choose(given: Given): Promise<void> {
  await queryClient.cancelQueries(known)
  queryClient.setQueriesData<Answer<'homeChoices'>>(known, (kept) =>
    kept ? { ...kept, response: { ...kept.response, ...given } } : kept,
  )
  const own = told
    .then(() => call('chooseHome', { body: given }))
    .catch((error: unknown) => toast.error(error))
  told = own
  await own
  if (told === own) await queryClient.invalidateQueries(known)
}
