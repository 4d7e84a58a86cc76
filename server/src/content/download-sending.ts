import type { RangedFile } from '@mandato/contract'
import { mostInZip } from '@mandato/contract/content/download-limits'
import type { Language } from '@mandato/contract/words'
import { personById } from '../accounts/index.ts'
import type { Context, PublicContext } from '../platform/context.ts'
import { storedFile } from '../platform/files/stored-files.ts'
import { type ZipEntry, zipOf } from '../platform/files/zip.ts'
import { sizeInWords } from '../platform/http/authorise.ts'
import { atTheScreen } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { type Facet, readFileAddress, readZipAddress } from './download-addresses.ts'
import { newestSeenBy, noteTaken, type SentVersion, versionsSeenBy } from './queries/download-bytes.ts'
import { selectionOf } from './queries/download-selections.ts'
import { readerOf } from './queries/scope.ts'
import { refuse } from './refusals.ts'

/** The name of the picture for web pages beside the one that is printed. */
const webName = (name: string) => name.replace(/(\.\w+)?$/, '-web$1')

async function sent(
  { db, files, clock }: PublicContext,
  version: SentVersion,
  facet: Facet,
  user: number,
): Promise<RangedFile> {
  const { id, stored_id, web_id, thumb_id } = version
  const stored = await storedFile(
    db,
    (facet === 'web' ? web_id : facet === 'thumb' ? thumb_id : null) ?? stored_id,
  )
  if (!stored) throw notFound()
  return {
    filename: facet === 'web' ? webName(version.name) : stored.name,
    type: stored.mime,
    bytes: Number(stored.bytes),
    etag: stored.sha256,
    inline: facet === 'view' || facet === 'thumb',
    read: (from, to) => files.part(stored.stored_as, from, to),
    // What is looked at on the page is not on anybody's disk.
    ...((facet === 'save' || facet === 'web') && {
      taken: () => noteTaken(db, user, [id], clock.now()),
    }),
  }
}

/** A file in its newest version. */
export async function newestFile(
  context: Context,
  id: number,
  language: Language | undefined,
): Promise<RangedFile> {
  const { db, user } = context
  const [version] = await newestSeenBy(db, readerOf(user), language ?? context.language, { ids: [id] })
  if (!version) throw notFound()
  return sent(context, version, 'save', atTheScreen(user))
}

/** A file by the address somebody was given, if he may still have it. */
export async function fileByAddress(context: PublicContext, key: string): Promise<RangedFile> {
  const { db, clock, language } = context
  const read = await readFileAddress(db, key, clock.now())
  const person = read && (await personById(db)(read.user))
  const [version] = person ? await versionsSeenBy(db, readerOf(person), language, [read.version]) : []
  if (!read || !version) throw refuse('content_file_expired')
  return sent(context, version, read.facet, read.user)
}

/** Signs that file systems do not take in a name. */
const filed = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/g, '') || '_'

/** Files in the folders they lie in; two of one name are told apart by a number. */
function entriesOf({ files }: Pick<PublicContext, 'files'>, versions: readonly SentVersion[]): ZipEntry[] {
  const taken = new Set<string>()
  /** How many of a name there were: of thousands alike each would otherwise try all numbers before its own. */
  const times = new Map<string, number>()
  const free = (path: string): string => {
    const n = (times.get(path.toLowerCase()) ?? 0) + 1
    times.set(path.toLowerCase(), n)
    const candidate = n === 1 ? path : path.replace(/(\.\w+)?$/, ` (${n})$1`)
    if (taken.has(candidate.toLowerCase())) return free(path)
    taken.add(candidate.toLowerCase())
    return candidate
  }
  return versions.map(({ folders, name, bytes, crc32, at, stored_as }) => {
    const within = folders.map(filed).join('/')
    return {
      name: free(`${within}/${filed(name)}`),
      bytes: Number(bytes),
      crc32: Number(crc32),
      at: new Date(at),
      read: (from, to) => files.part(stored_as, from, to),
    }
  })
}

/** The archive of versions; refused before it begins where it would be too long. */
export function archiveOf(parts: Pick<PublicContext, 'files'>, versions: readonly SentVersion[]) {
  if (versions.length === 0) throw refuse('zip_empty')
  if (versions.length > mostInZip.files)
    throw refuse('zip_too_many', { files: versions.length, most: mostInZip.files })
  const bytes = versions.reduce((sum, version) => sum + Number(version.bytes), 0)
  if (bytes > mostInZip.bytes)
    throw refuse('zip_too_large', { size: sizeInWords(bytes), most: sizeInWords(mostInZip.bytes) })
  return zipOf(entriesOf(parts, versions))
}

export function sentArchive(
  context: PublicContext,
  versions: readonly SentVersion[],
  user: number,
): RangedFile {
  const { db, clock } = context
  const { bytes, etag, read } = archiveOf(context, versions)
  const [first] = versions[0]?.folders ?? []
  const one = versions.every(({ folders }) => folders[0] === first)
  return {
    filename: `${filed((one ? first : undefined) ?? 'download')}.zip`,
    type: 'application/zip',
    bytes,
    etag,
    read,
    taken: () =>
      noteTaken(
        db,
        user,
        versions.map(({ id }) => id),
        clock.now(),
      ),
  }
}

/** An archive by the address somebody was given, if he may still have all that is in it. */
export async function zipByAddress(context: PublicContext, key: string): Promise<RangedFile> {
  const { db, clock } = context
  const read = await readZipAddress(db, key, clock.now())
  const person = read && (await personById(db)(read.user))
  if (!person) throw refuse('content_file_expired')
  const chosen = await selectionOf(db, read.user, read.selection)
  const found = await versionsSeenBy(db, readerOf(person), read.language, chosen)
  if (found.length === 0 || found.length !== chosen.length) throw refuse('content_file_expired')
  return sentArchive(context, found, read.user)
}
