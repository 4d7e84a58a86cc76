import { expect, test } from 'vitest'
import { ApiError } from '../../../platform/api-error.ts'
import { runEach } from './run.ts'

const shops = ['Zanetti', 'Berton', 'Morandi', 'Pagani']
const refused = (status: number, key: string) => new ApiError(status, { key, message: key })

/** Acts on the shops in a world where some answer in their own way; tells what was asked and shown. */
async function run(answers: Record<string, string | ApiError> = {}, stopAfter = Infinity) {
  const asked: string[] = []
  const shown: number[] = []
  const outcome = await runEach(shops, {
    act: (shop) => {
      asked.push(shop)
      const answer = answers[shop]
      return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer ?? null)
    },
    onNext: (n) => shown.push(n),
    stopped: () => asked.length >= stopAfter,
  })
  return { asked, shown, outcome }
}

test('all of them, one after another, each with its number', async () => {
  const { asked, shown, outcome } = await run()
  expect([asked, shown]).toEqual([shops, [1, 2, 3, 4]])
  expect(outcome).toEqual({ done: shops, skipped: [], left: [], broke: null })
})

test('one that is not done, or changed meanwhile, does not keep the others', async () => {
  const { outcome } = await run({ Berton: 'too soon', Morandi: refused(409, 'sheet_not_in_state') })
  expect(outcome).toEqual({
    done: ['Zanetti', 'Pagani'],
    skipped: [
      { item: 'Berton', reason: 'too soon' },
      { item: 'Morandi', reason: 'sheet_not_in_state' },
    ],
    left: [],
    broke: null,
  })
})

test.each([
  ['no network', refused(0, 'offline')],
  ['a server that starts anew', refused(503, 'unavailable')],
  ['the same act still running', refused(409, 'still_running')],
  ['no right to do it', refused(403, 'not_allowed')],
])('%s ends it; the one without an answer is still to do', async (_, error) => {
  const { asked, outcome } = await run({ Berton: error })
  expect(asked).toEqual(['Zanetti', 'Berton'])
  expect(outcome).toEqual({
    done: ['Zanetti'],
    skipped: [],
    left: ['Berton', 'Morandi', 'Pagani'],
    broke: error,
  })
})

test('stopped, the one on its way is done and the rest is left', async () => {
  const { outcome } = await run({}, 2)
  expect(outcome).toEqual({
    done: ['Zanetti', 'Berton'],
    skipped: [],
    left: ['Morandi', 'Pagani'],
    broke: null,
  })
})
