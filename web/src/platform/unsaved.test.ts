import { expect, it } from 'vitest'
import { enter, leave, whenSaved } from './unsaved.ts'

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
