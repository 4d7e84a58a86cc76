import { expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { factorDesk, refusalOf, responseOf } from '../../../test/factors.ts'
import { password } from '../../../test/world.ts'
import { openLog } from '../../platform/log.ts'

let written = ''
const log = openLog('trace', { write: (line) => void (written += line) })
const { t, world } = await openCompany({ log })
const { ask, login, codeOf, totp, passkey, question } = factorDesk(t)

it('no secret, code or key of a second factor is written to the log', async () => {
  const { email } = world.people.agent
  const { secret, recovery } = await totp(world.token('agent'))
  const code = codeOf(secret)
  const [spare = '', other = ''] = recovery
  const { key } = await passkey(world.token('agent'))
  const answer = key.answer(await question())
  const statuses = [
    await login(email, { code: '271828' }),
    await login(email, { code }),
    await login(email, { code: spare }),
    await login(email, { code: spare }),
    await ask('POST', 'auth/proof', world.token('agent'), { password }),
    await ask('POST', 'auth/proof', world.token('agent'), { code: other }),
    await ask('POST', 'auth/login/passkey', undefined, { credential: answer }),
    await ask('POST', 'auth/login/passkey', undefined, { credential: { ...answer, signature: '!' } }),
    // A body that cannot be read, and one with a field too many.
    await t.ask('POST', '/api/v1.0/auth/totp/confirm', {
      token: world.token('agent'),
      payload: `{"code":"${code}"`,
      headers: { 'content-type': 'application/json' },
    }),
    await ask('DELETE', 'auth/totp', world.token('agent'), { code: other, [secret]: 1 }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 200, 200, 401, 422, 200, 200, 422, 400, 422])
  log.info('after it')
  expect(written).toContain('after it')
  const canaries = [secret, '271828', code, spare, spare.replace('-', ''), other, password, answer.signature]
  for (const canary of canaries) expect(written).not.toContain(canary)
})

it('a mail about a factor holds no code', async () => {
  const { recovery } = await totp(world.token('press'))
  expect(refusalOf(await login(world.people.press.email, { code: recovery[0] }))).toEqual([200, undefined])
  const { rows } = await t.pool.query<{ mail: string }>('select outbox::text as mail from outbox')
  expect(rows.length).toBeGreaterThan(1)
  for (const { mail } of rows) for (const code of recovery) expect(mail).not.toContain(code)
  expect(responseOf(await ask('GET', 'auth/factors', world.token('press')))).toMatchObject({
    recovery_codes_left: 9,
  })
})
