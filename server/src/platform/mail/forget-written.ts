import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Removes the message of a mail that was erased. It stands apart from what writes mails, which is loaded only when one is sent. */
export async function forgetWritten({ dataDir }: Pick<Config, 'dataDir'>, mail: number): Promise<void> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith(`-${mail}.eml`)))
    await rm(join(folder, name), { force: true })
}
