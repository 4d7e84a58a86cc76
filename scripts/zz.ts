import { writeFileSync, rmSync, statfsSync, readFileSync, readdirSync } from 'node:fs'
import pg from 'pg'
import { launch, freePort } from './faults/portal.ts'
import { foundCompany, firstPassword } from './faults/company.ts'
import { openLine } from './faults/ask.ts'
import { connectionTo } from '../server/src/platform/embedded-postgres/keeper.ts'
const port = await freePort()
const run = launch({ DATA_DIR: '/tmp/full/data', PORT: String(port), SEED: 'none', LOG_LEVEL: 'warn' })
await run.ready
const free = () => {
  const s = statfsSync('/tmp/full')
  return ((s.bavail * s.bsize) / 1e6).toFixed(1) + ' MB free'
}
const conn = connectionTo(readFileSync('/tmp/full/data/postgres.socket', 'utf8'))
const company = await foundCompany(conn)
const line = openLine(port, '10.0.0.1')
const token = (
  await line.ask({
    method: 'POST',
    path: '/api/v1.0/auth/login',
    body: { user: company.admin, password: firstPassword },
  })
).response<any>().token
let n = 0
try {
  for (;;) writeFileSync(`/tmp/full/fill${n++}`, Buffer.alloc(1e6))
} catch (e) {
  console.log('filled', n, free())
}
const c = new pg.Client(conn)
c.on('error', () => {})
await c.connect()
for (let i = 0; i < 60; i++)
  try {
    await c.query(`select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`)
  } catch (e) {
    console.log(i, (e as Error).message)
    break
  }
await new Promise((r) => setTimeout(r, 4000))
const g = await line.ask({ method: 'GET', path: '/api/v1.0/agencies/1', token }).catch((e) => e)
console.log(
  'read',
  g.status ?? g.message,
  'process',
  run.process.exitCode,
  readdirSync('/tmp/full/data/postgres/pg_wal'),
)
for (let k = 0; k < n; k++) rmSync(`/tmp/full/fill${k}`, { force: true })
console.log('freed', free())
const b = Date.now()
for (;;) {
  const p = await line
    .ask({
      method: 'PUT',
      path: `/api/v1.0/admin/agency/${company.agencies[0]}`,
      token,
      body: { phone: '+1' },
    })
    .catch((e) => e)
  if (p.status === 200) break
  if (Date.now() - b > 10000) {
    console.log('never', p.message ?? p)
    break
  }
  await new Promise((r) => setTimeout(r, 50))
}
console.log('resumed after', Date.now() - b)
console.log(run.output().slice(-1500))
run.process.kill('SIGTERM')
await run.ended
console.log(
  readFileSync('/tmp/full/data/postgres.log', 'utf8')
    .split('\n')
    .filter((l) => !/the database system is/.test(l))
    .slice(-30)
    .join('\n'),
)
