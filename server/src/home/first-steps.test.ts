import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'

/* The first hour of a portal: a list that ticks itself off, for administrators. */
const { t, world } = await openCompany()
const ask = (who: Who) => t.ask('GET', '/api/v1.0/admin/first-steps', { token: world.token(who) })
const open = async (): Promise<string[]> => {
  const { args } = (await ask('admin')).body as { args: { response: { step: string; done: boolean }[] } }
  return args.response.filter(({ done }) => !done).map(({ step }) => step)
}

it('is for administrators alone', async () => {
  for (const who of ['sales', 'agent', 'customer', 'reseller', 'press'] as const)
    expect((await ask(who)).status, who).toBe(403)
  expect((await ask('admin')).status).toBe(200)
})

it('ticks off what is there, and is gone once the portal works', async () => {
  await t.db.deleteFrom('sheets').execute()
  expect(await open()).toEqual(['letterhead', 'invoices', 'sheet'])
  const company = { tagline: '', name: 'Noce e Cotto S.p.A.', address: '', legal: '', forms_mail: '' }
  const saved = await t.ask('PUT', '/api/v1.0/admin/settings', {
    token: world.token('admin'),
    body: { company },
  })
  expect(saved.status, saved.text).toBe(200)
  expect(await open()).toEqual(['invoices', 'sheet'])
})
