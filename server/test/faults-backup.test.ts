import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLine } from '../../scripts/faults/ask.ts'
import { checkFiles } from '../../scripts/faults/check/files.ts'
import { checkImports, checkRollUps } from '../../scripts/faults/check/imports.ts'
import { emptyVerdict } from '../../scripts/faults/check/verdict.ts'
import { checkWrites } from '../../scripts/faults/check/writes.ts'
import { agencyClient } from '../../scripts/faults/clients/agency.ts'
import { budgetClient } from '../../scripts/faults/clients/budget.ts'
import { importClient } from '../../scripts/faults/clients/import.ts'
import { command } from '../../scripts/faults/command.ts'
import { foundCompany } from '../../scripts/faults/company.ts'
import { startCrowd } from '../../scripts/faults/crowd.ts'
import { type House, openHouse } from '../../scripts/faults/house.ts'
import { openLedger } from '../../scripts/faults/ledger.ts'
import { seeded } from '../../scripts/faults/random.ts'
import { openDatabase } from '../src/platform/db/db.ts'

/* The commands as a person runs them: a backup while everybody works, a restore in a new place. */
let house: House
let restored: House
let folder: string
let file: string
const ledger = openLedger()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandato-backups-'))
  file = join(folder, 'monday.backup')
  ;[house, restored] = [await openHouse(), await openHouse()]
  await house.start()
})
afterAll(async () => {
  await house.remove()
  await restored.remove()
  await rm(folder, { recursive: true, force: true })
})

test('a backup under load has everything that was acknowledged before it, from one moment', async () => {
  const company = await foundCompany(await house.connection())
  let lines = 0
  const newLine = () => openLine(house.port, `10.6.0.${(lines += 1)}`)
  const setting = { house, company, ledger, random: seeded(1), openLine: newLine }
  const crowd = startCrowd([
    ...company.agencies.slice(0, 3).map((id) => agencyClient(setting, id)),
    ...company.agencies.slice(3).map((id) => budgetClient(setting, id)),
    importClient(setting, 300),
  ])
  await vi.waitFor(() => expect(ledger.entries.length).toBeGreaterThan(30), { timeout: 20_000, interval: 20 })
  const before = { ...ledger, entries: [...ledger.entries] }
  const made = await command('backup', [file], { DATA_DIR: house.dataDir })
  await crowd.stop()
  expect([made.code, made.said]).toEqual([0, expect.stringMatching(/monday\.backup: \d+ tables/)])

  const back = await command('restore', [file], { DATA_DIR: restored.dataDir })
  expect([back.code, back.said]).toEqual([0, expect.stringMatching(/restored\n$/)])
  await restored.start()
  const { pool, close } = openDatabase(await restored.connection())
  const verdict = emptyVerdict()
  await checkWrites(pool, before, verdict)
  await checkImports(pool, before, verdict)
  await checkRollUps(pool, verdict)
  const strays = await checkFiles(pool, restored.dataDir, verdict)
  await close()
  // What was written while the backup began may be in it as well; it counts as doubled here.
  expect({ lost: verdict.lost, halfDone: verdict.halfDone, strays }).toEqual({
    lost: [],
    halfDone: [],
    strays: [],
  })
}, 120_000)

test('a place in use is refused in one line', async () => {
  const { code, said } = await command('restore', [file], { DATA_DIR: house.dataDir })
  expect([code, said.trim()]).toEqual([
    1,
    expect.stringMatching(
      /\nThis place is not empty \(\w+\): restore only into a new DATA_DIR or database\.$/,
    ),
  ])
})

test('a damaged file is refused in one line before anything is made', async () => {
  const damaged = join(folder, 'damaged.backup')
  await writeFile(damaged, (await readFile(file)).subarray(0, -100))
  const dataDir = join(folder, 'new')
  const { code, said } = await command('restore', [damaged], { DATA_DIR: dataDir })
  expect([code, said.trim().split('\n').length]).toEqual([1, 2])
  expect(said).toMatch(/damaged\.backup (cannot be read as a backup|is not a whole backup)/)
  expect(await readdir(folder)).not.toContain('new')
})
