import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Answer } from '../../test/harness.ts'
import { multipart } from '../../test/ask-sample.ts'
import {
  fresh,
  historyIsAPath,
  invariants,
  listed,
  type Model,
  type Real,
  type Status,
  statusOf,
} from '../../test/sheet-model.ts'
import { fullSheet, newShop, sheetStory } from '../../test/sheet-story.ts'
import type { Who } from '../../test/world.ts'

/*
 * The machine, walked by several people at random. What the model
 * (`test/sheet-model.ts`) does not list must be refused and must change nothing.
 */
const { t, world } = await openCompany()
const s = sheetStory(t, world)

type Step = fc.AsyncCommand<Model, Real>

const staff = (who: Who) => who === 'admin' || who === 'sales'
const path = (who: Who) => (staff(who) ? 'admin' : 'agencies')

abstract class Act implements Step {
  readonly who: Who
  constructor(who: Who) {
    this.who = who
  }
  check = () => true
  abstract act(model: Model, real: Real): Promise<void>
  async run(model: Model, real: Real) {
    await this.act(model, real)
    await invariants(t, model, real)
  }
  toString = () => `${this.constructor.name}(${this.who})`
  /** The answer the model foresees: done, or refused as a conflict. */
  expectDone(answer: Answer, done: boolean) {
    expect([answer.status, String(this)], answer.text.slice(0, 300)).toEqual([done ? 200 : 409, String(this)])
    return done
  }
}
let counter = 0
const edited = () => ({ is_edited: true, scheda_fields: { ...fullSheet, notes: `Nota ${(counter += 1)}` } })
const begin = (model: Model, who: Who) => {
  if (['to_fill', 'rejected'].includes(model.status)) model.revision += 1
  model.editedBy = who
}
async function invited(model: Model, { signer }: Real) {
  const link = await s.link(signer)
  model.live = [link]
  model.tokens.push(link)
  model.until = t.clock.now().getTime() + 14 * 86_400_000
}
const isOpen = (model: Model) => model.status === 'sent' && t.clock.now().getTime() < model.until
const editable = (status: Status) =>
  ['to_fill', 'draft', 'ready_to_sign', 'sent', 'rejected'].includes(status)

class Save extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.set(client, { action: 'save', ...edited() }, this.who)
    if (!this.expectDone(answer, editable(model.status))) return
    begin(model, this.who)
    model.status = 'draft'
    model.live = []
  }
}
class MakeReady extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.set(client, { action: 'save_for_signature', ...edited() }, this.who)
    if (!this.expectDone(answer, editable(model.status))) return
    begin(model, this.who)
    model.status = 'ready_to_sign'
    model.live = []
  }
}
class Send extends Act {
  async act(model: Model, real: Real) {
    const answer = await s.set(real.client, { ...edited(), 'signature-email': real.signer }, this.who)
    if (!this.expectDone(answer, editable(model.status))) return
    begin(model, this.who)
    model.status = 'sent'
    await invited(model, real)
  }
}
class SendAgain extends Act {
  async act(model: Model, real: Real) {
    const again = { action: 'send_signature', is_edited: false, 'signature-email': real.signer }
    const answer = await s.set(real.client, again, this.who)
    // Without a word on it a sheet has nothing to send: the registry's bare data do not pass.
    const bare = model.status === 'to_fill'
    if (bare) return expect(answer.status).toBe(422)
    if (!this.expectDone(answer, ['draft', 'ready_to_sign', 'sent', 'rejected'].includes(model.status)))
      return
    if (model.status === 'rejected') begin(model, this.who)
    model.status = 'sent'
    await invited(model, real)
  }
}
class Withdraw extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.ask('PUT', `${path(this.who)}/schede/withdraw/${client}`, this.who)
    if (!this.expectDone(answer, model.status === 'sent')) return
    model.status = 'draft'
    model.live = []
  }
}
class Cancel extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.ask('PUT', `admin/schede/cancel/${client}`, this.who)
    if (!this.expectDone(answer, ['draft', 'ready_to_sign', 'sent'].includes(model.status))) return
    model.live = []
    const left = await t.db
      .selectFrom('sheets')
      .select('status')
      .where('client_id', '=', client)
      .where('status', 'not in', ['cancelled', 'superseded'])
      .orderBy('revision', 'desc')
      .executeTakeFirst()
    model.status = (left?.status ?? 'to_fill') as Status
    expect(['to_fill', 'rejected', 'confirmed']).toContain(model.status)
  }
}
class Remind extends Act {
  async act(model: Model, { client, signer }: Real) {
    const answer = await s.ask('POST', `agencies/reminder/${client}`, this.who)
    if (!this.expectDone(answer, model.status === 'sent')) return
    const soon = t.clock.now().getTime() - model.lastReminder < 86_400_000
    const expected = isOpen(model) ? (soon ? 'too_soon' : '"sheets":1') : 'no_open_link'
    expect(answer.text).toContain(expected)
    if (!isOpen(model) || soon) return
    model.lastReminder = t.clock.now().getTime()
    model.live.push(await s.link(signer))
    model.tokens.push(await s.link(signer))
  }
}
class Sign extends Act {
  readonly which: number
  constructor(which: number) {
    super('customer')
    this.which = which
  }
  async act(model: Model, real: Real) {
    // Any link there ever was, the newest as often as all the others.
    const token =
      this.which < 0 ? model.tokens.at(-1) : model.tokens[this.which % Math.max(1, model.tokens.length)]
    if (!token) return
    t.clock.advance(25 * 60_000)
    const asked = await s.askCode(token)
    if (!isOpen(model) || !model.live.includes(token)) {
      // 29: an old link never signs.
      expect([409, 410]).toContain(asked.status)
      expect([409, 410]).toContain((await s.sign(token, '123456')).status)
      return
    }
    expect(asked.status, asked.text).toBe(200)
    expect((await s.sign(token, await s.code(real.signer))).status).toBe(200)
    await t.runJobs()
    model.status = 'signed'
    model.live = []
  }
}
class Decline extends Act {
  async act(model: Model) {
    const token = model.tokens.at(-1)
    if (!token) return
    const answer = await s.decline(token)
    if (!isOpen(model) || !model.live.includes(token)) return expect([409, 410]).toContain(answer.status)
    expect(answer.status).toBe(200)
    model.status = 'rejected'
    model.live = []
  }
}
class SignOnPaper extends Act {
  async act(model: Model, { client }: Real) {
    const { payload, headers } = multipart(
      { fields: { kind: 'paper_signature' }, file: '%PDF-1.7 scan\n%%EOF\n' },
      'file',
      'copia.pdf',
    )
    const answer = await t.ask('POST', `/api/v1.0/arrex/attachments/${client}`, {
      payload,
      headers,
      token: await s.token(this.who),
    })
    if (!this.expectDone(answer, ['ready_to_sign', 'sent'].includes(model.status))) return
    model.status = 'signed'
    model.live = []
  }
}
class SendRevision extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.set(client, { action: 'send_revision' }, this.who)
    if (this.expectDone(answer, model.status === 'signed')) model.status = 'in_review'
  }
}
class Confirm extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.confirm(client, this.who)
    const own = model.status === 'in_review' && model.editedBy === this.who
    if (own) return expect(answer.status, 'four eyes').toBe(403)
    if (!this.expectDone(answer, model.status === 'in_review')) return
    model.status = 'confirmed'
    model.confirmed = true
  }
}
class Reject extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.ask('PUT', `admin/schede/client-rejected/${client}`, this.who, {
      reason: 'Manca la visura',
    })
    if (this.expectDone(answer, model.status === 'in_review')) model.status = 'rejected'
  }
}
class Flag extends Act {
  async act(model: Model, { client }: Real) {
    const answer = await s.ask('PUT', `admin/schede/to-renew/${client}`, this.who)
    this.expectDone(answer, model.status === 'confirmed')
  }
}
class Renew extends Act {
  async act(model: Model, { client }: Real) {
    const asIs = counter % 2 === 0
    const answer = await s.set(client, { action: 'renew', ...(asIs && { is_edited: false }) }, this.who)
    if (!this.expectDone(answer, model.status === 'confirmed')) return
    model.revision += 1
    model.status = asIs ? 'ready_to_sign' : 'draft'
    model.editedBy = this.who
  }
}
class Stranger extends Act {
  async act(_model: Model, { client }: Real) {
    for (const answer of [
      await s.set(client, { action: 'save', ...edited() }, 'southAgent'),
      await s.ask('PUT', `agencies/schede/withdraw/${client}`, 'southAgent'),
      await s.form(client, 'southAgent'),
    ])
      expect(answer.status).toBe(404)
  }
}
class Wait extends Act {
  readonly days: number
  constructor(days: number) {
    super('admin')
    this.days = days
  }
  async act(model: Model, { signer }: Real) {
    t.clock.advance(this.days * 86_400_000)
    const before = await s.link(signer)
    for (const job of ['expire-signing-links', 'remind-signers', 'sheet-renewals']) await t.runJob(job)
    if (model.status === 'sent' && !isOpen(model)) {
      model.status = 'ready_to_sign'
      model.live = []
    }
    const now = await s.link(signer)
    if (now === before) return
    expect(model.status, 'only open invitations are reminded').toBe('sent')
    model.lastReminder = t.clock.now().getTime()
    model.live.push(now)
    model.tokens.push(now)
  }
}

/** The next step to a confirmed sheet, so that a random walk gets far enough to meet what only comes late. */
class Forward extends Act {
  async act(model: Model, real: Real) {
    const reviewer = model.editedBy === 'sales' ? 'admin' : 'sales'
    const way: Partial<Record<Status, Act>> = {
      ready_to_sign: new SendAgain('agent'),
      sent: new Sign(-1),
      signed: new SendRevision('agent'),
      in_review: new Confirm(reviewer),
      confirmed: new Renew('agent'),
    }
    await (way[model.status] ?? new Send('agent')).act(model, real)
  }
}

const anyone = fc.constantFrom<Who>('agent', 'sales', 'admin')
const office = fc.constantFrom<Who>('sales', 'admin')
const steps = [
  anyone.map((who) => new Save(who)),
  anyone.map((who) => new MakeReady(who)),
  anyone.map((who) => new Send(who)),
  anyone.map((who) => new Send(who)),
  anyone.map((who) => new SendAgain(who)),
  anyone.map((who) => new Withdraw(who)),
  office.map((who) => new Cancel(who)),
  fc.constant(new Remind('agent')),
  fc.integer({ min: -1, max: 5 }).map((which) => new Sign(which)),
  fc.constant(new Sign(-1)),
  fc.constant(new Sign(-1)),
  fc.constant(new Decline('customer')),
  anyone.map((who) => new SignOnPaper(who)),
  anyone.map((who) => new SendRevision(who)),
  anyone.map((who) => new SendRevision(who)),
  office.map((who) => new Confirm(who)),
  office.map((who) => new Confirm(who)),
  office.map((who) => new Reject(who)),
  office.map((who) => new Flag(who)),
  anyone.map((who) => new Renew(who)),
  ...Array.from({ length: 14 }, () => fc.constant(new Forward('agent'))),
  fc.constant(new Stranger('southAgent')),
  fc.constantFrom(1, 4, 15, 400).map((days) => new Wait(days)),
]

const walk = () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { minLength: 25, maxLength: 30 }), async (commands) => {
      const client = await newShop(t.db, world.north.id)
      const start = () => ({
        model: fresh(),
        real: { client, signer: `signer${client}@shop.example` },
      })
      await fc.asyncModelRun(start, commands)
      await historyIsAPath(t, client)
    }),
    { numRuns: 12 },
  )

/** How many different moves of the table were made. */
async function movesMade(): Promise<number> {
  const walked = await t.db
    .selectFrom('events')
    .select(['before', 'after'])
    .where('entity', '=', 'sheet')
    .execute()
  const moves = walked.map(({ before, after }) => `${statusOf(before)}>${statusOf(after)}`)
  return new Set(moves.filter((move) => listed.has(move))).size
}

it('never leaves the table, with any acts in any order', { timeout: 240_000 }, async () => {
  // A walk that never got anywhere would be green too; twelve may be short of moves by chance.
  let made = 0
  for (let round = 0; made < 12 && round < 4; round += 1) {
    await walk()
    made = await movesMade()
  }
  expect(made).toBeGreaterThan(11)
})
