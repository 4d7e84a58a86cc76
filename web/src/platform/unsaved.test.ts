import { expect, it, vi } from 'vitest'
import { answerUnsaved, enter, leave, mayLeave, whenSaved } from './unsaved.ts'

it('an update waits for the last unsaved form and then happens once', () => {
  const done: string[] = []
  enter()
  enter()
  whenSaved(() => done.push('reload'))
  leave()
  expect(done).toEqual([])
  leave()
  expect(done).toEqual(['reload'])
  whenSaved(() => done.push('at once'))
  expect(done).toEqual(['reload', 'at once'])
})

it('the question before leaving waits a moment for the shell, and is the browser’s own where that does not come', async () => {
  vi.useFakeTimers()
  const confirm = vi.fn(() => true)
  vi.stubGlobal('window', { confirm })
  const asked = mayLeave('Leave?')
  const gone = answerUnsaved(async () => false)
  expect(await asked).toBe(false)
  expect(await mayLeave('Leave?')).toBe(false)
  gone()
  const alone = mayLeave('Leave?')
  await vi.runAllTimersAsync()
  expect(await alone).toBe(true)
  expect(confirm.mock.calls).toEqual([['Leave?']])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
