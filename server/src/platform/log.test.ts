import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function written(act: (log: ReturnType<typeof openLog>) => void): string {
  let text = ''
  act(openLog('info', { write: (line) => (text += line) }))
  return text
}

test('a request is logged by its path, without what may name a person or open a session', () => {
  const request = { id: 'r1', method: 'GET', url: '/clients?search=Rossi', headers: { token: 'secret' } }
  const line = written((log) => log.info({ req: request }, 'asked'))
  expect(JSON.parse(line)).toMatchObject({ req: { id: 'r1', method: 'GET', path: '/clients' }, msg: 'asked' })
  expect(line).not.toMatch(/Rossi|secret/)
})

test('an error of the database is logged without the values of the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(rossi@example.it) already exists.',
  })
  const line = written((log) => log.error({ err: error }, 'failed'))
  expect(JSON.parse(line)).toMatchObject({ err: { code: '23505', constraint: 'users_email_key' } })
  expect(line).not.toContain('rossi')
})
