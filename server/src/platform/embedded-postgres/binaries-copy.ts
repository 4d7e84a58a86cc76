import { chmod, cp, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A copy of PostgreSQL's programs where any user may read them, made once per version: its place is
 * kept in the data folder. The originals often lie below a home that only its owner may enter.
 * @returns the folder of the copy
 */
export async function copyBinaries(folder: string, dataDir: string): Promise<string> {
  const note = join(dataDir, 'postgres.programs')
  const version = await readFile(join(folder, '..', 'package.json'), 'utf8').then(versionOf)
  const [place = '', copied] = (await readFile(note, 'utf8').catch(() => '')).split('\n')
  const reusable = place !== '' && (await isOurs(place))
  if (reusable && copied === version) return join(place, 'native')

  const fresh = await mkdtemp(join(tmpdir(), 'mandato-programs-'))
  await cp(folder, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  await chmod(fresh, 0o755)
  // Written last: a copy cut short by a crash is never taken up again.
  await writeFile(note, `${fresh}\n${version}`)
  if (reusable) await rm(place, { recursive: true, force: true })
  return join(fresh, 'native')
}

const versionOf = (manifest: string): string => (JSON.parse(manifest) as { version: string }).version

/** In the shared temporary folder a name can be taken by anybody once our folder is gone. */
async function isOurs(place: string): Promise<boolean> {
  const entry = await lstat(place).catch(() => undefined)
  return entry !== undefined && entry.isDirectory() && entry.uid === 0 && (entry.mode & 0o022) === 0
}
