import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Answer } from '../../test/harness.ts'
import { readPaper } from '../../test/papers.ts'
import { error, fullSheet, newShop, response, sheetStory } from '../../test/sheet-story.ts'
import type { SheetPaper } from './papers/paper.ts'

const { t, world } = await openCompany()
const s = sheetStory(t, world)

describe('the paper that will be signed', () => {
  it('is drawn outside the transaction: a colleague who saves meanwhile does not wait, and loses nothing', async () => {
    const client = await newShop(t.db, world.north.id)
    const draft = response<{ version: number }>(
      await s.set(client, { action: 'save', scheda_fields: fullSheet }),
    )
    let other: Answer | undefined
    t.parts.papers.meanwhile = async () => {
      t.parts.papers.meanwhile = null
      other = await s.set(client, { action: 'save', scheda_fields: { notes: 'Chiuso il lunedì' } })
    }
    const made = await s.set(client, { action: 'save_for_signature', version: draft.version })
    expect(other?.status).toBe(200)
    expect([made.status, error(made).key]).toEqual([409, 'changed_meanwhile'])
    expect(await s.status(client)).toBe('draft')
    // Asked for again it freezes what both wrote.
    await s.set(client, { action: 'save_for_signature' })
    const paper = readPaper<SheetPaper>((await s.ask('GET', `arrex/schede/pdf/${client}`, 'agent')).text)
    expect(JSON.stringify(paper.sections)).toContain('Chiuso il lunedì')
  })
})
