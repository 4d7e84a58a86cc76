import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { transaction } from '../db/db.ts'
import { bytesOf } from './files.ts'
import { keepFile, storedName } from './stored-files.ts'

const { t } = await openCompany()

it('an act that takes a file over can be done again when two acts stood in each other’s way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mandato-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  const data = Buffer.from('a picture')
  await writeFile(path, data)
  const sha256 = createHash('sha256').update(data).digest('hex')
  const file = { name: 'picture.png', mime: 'image/png', path, bytes: data.length, sha256, by: null }
  let tries = 0
  const id = await transaction(t.db, async (tx) => {
    const kept = await keepFile(tx, t.parts.files, file)
    tries += 1
    if (tries === 1)
      throw Object.assign(new pg.DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' })
    return kept
  })
  expect(tries).toBe(2)
  const stored = (await storedName(t.db, id)) ?? ''
  expect(await bytesOf(t.parts.files, stored)).toEqual(data)
})
