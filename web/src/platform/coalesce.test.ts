import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('asked for while it runs, it runs once more and no oftener', async () => {
  const waiting: string[] = ['first']
  const sent: string[] = []
  const looked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const send = coalesce(async () => {
    const found = waiting.splice(0)
    looked.resolve()
    if (found.includes('first')) await ended.promise
    sent.push(found.join(' '))
  })
  const all = [send()]
  await looked.promise
  waiting.push('second')
  all.push(send(), send())
  ended.resolve()
  await Promise.all(all)
  expect(sent).toEqual(['first', 'second'])
})

test('after a run that failed it can be asked for again', async () => {
  let fails = true
  const act = coalesce(async () => {
    if (fails) throw new Error('nobody answers')
  })
  await expect(act()).rejects.toThrow('nobody answers')
  fails = false
  await expect(act()).resolves.toBeUndefined()
})

test('asked for in the moment a run ends, it runs again', async () => {
  let runs = 0
  const act = coalesce(async () => void (runs += 1))
  await act().then(() => act())
  expect(runs).toBe(2)
})
