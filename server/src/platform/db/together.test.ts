import { expect, it } from 'vitest'
import { together } from './together.ts'

/** A database double that answers when the test says so. */
function slowly() {
  const trips: { questions: readonly number[]; end: PromiseWithResolvers<void> }[] = []
  const ask = together(async (questions: readonly number[]) => {
    const end = Promise.withResolvers<void>()
    trips.push({ questions, end })
    await end.promise
    return questions.map((question) => question * 10)
  })
  return { ask, trips, asked: () => trips.map(({ questions }) => questions) }
}

it('asks at once while nothing is on its way, and all that come meanwhile in one trip after it', async () => {
  const { ask, trips, asked } = slowly()
  const answers = Promise.all([1, 2, 3].map(ask))
  expect(asked()).toEqual([[1]])
  trips[0]?.end.resolve()
  await expect.poll(asked).toEqual([[1], [2, 3]])
  trips[1]?.end.resolve()
  expect(await answers).toEqual([10, 20, 30])
  const later = ask(4)
  expect(asked()).toEqual([[1], [2, 3], [4]])
  trips[2]?.end.resolve()
  expect(await later).toBe(40)
})

it('lets a trip that fails fail for those on it alone', async () => {
  const { ask, trips, asked } = slowly()
  const outcomes = Promise.allSettled([1, 2].map(ask))
  trips[0]?.end.reject(new Error('the connection broke'))
  await expect.poll(asked).toEqual([[1], [2]])
  trips[1]?.end.resolve()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
