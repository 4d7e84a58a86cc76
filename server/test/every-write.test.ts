import { type Call, type CallName, calls } from '@mandato/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { priceBook } from './price-book.ts'
import { idsOf, samples } from './samples.ts'
import { thingsThatGo } from './things-that-go.ts'
import { openSession } from './world.ts'

/* Made from the contract: every write that is let through stands in the audit trail, or is said here to be no act. */
const { t, world } = await openCompany()
beforeAll(async () => {
  await priceBook(t.db)
})
const things = thingsThatGo(t, world)

const ownMark = 'a mark of one’s own, which changes nothing for anybody else'
const question = 'only the question; the act is its answer'
const rows = 'each row is an act of its own'
const noActs: Readonly<Partial<Record<CallName, string>>> = {
  startBulk: rows,
  recoverPassword: 'the job that writes the mail writes it down, so that a known address takes no longer',
  requestRegistration: 'the job that writes the mail writes it down, so that a known address takes no longer',
  announceDevice: ownMark,
  startTotp: question,
  passkeyOptions: question,
  proofOptions: question,
  readNotices: ownMark,
  chooseHome: ownMark,
  setMaterialFlags: 'the sample marks a favourite of one’s own',
  addContentFile: 'a file is nobody’s until the content that shows it is saved',
  holdReady: 'its table keeps every hold, with who and when',
  releaseReady: 'its table keeps every hold, with who and when',
  queueForReady: 'its table keeps who waited, and when',
  leaveReadyQueue: 'its table keeps who waited, and when',
  printShipments: 'it prints what each may read',
  uploadInvoiceFiles: 'the sample’s file may be the one that is kept',
  remindAgencyAsked: 'nothing of the sample’s agency waits',
  remindSigner: 'nothing of the sample’s client waits',
}
const writes = (Object.entries(calls) as [CallName, Call][]).filter(([, { effect }]) => effect === 'write')
const count = async () => Number((await t.pool.query(`select count(*) as n from events`)).rows[0]?.n)
const letThrough: string[] = []

it.each(writes)('%s is in the trail', async (name, call) => {
  for (const role of call.roles === 'public' ? [null] : call.roles) {
    await things.ready(name)
    const token = role ? await openSession(t.db, world.people[role].id, t.clock.now()) : undefined
    const before = await count()
    const { status } = await askSample(t, call, samples[name](idsOf(world, 'own')), token)
    things.asked(name)
    if (status !== 200) continue
    letThrough.push(name)
    if (!(name in noActs)) expect(await count()).toBeGreaterThan(before)
    return
  }
})

// The others need more than one question and have their tests in their domains.
afterAll(() => expect(letThrough.length).toBeGreaterThan(90))
