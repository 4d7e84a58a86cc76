import { execFile } from 'node:child_process'
import { createHash, randomFillSync } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoHouse } from './lib/house.ts'
import type { House } from '../scripts/faults/house.ts'
import { openLine } from '../scripts/faults/ask.ts'
import { signedIn } from './load/agents.ts'
import { isTiny, median, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, times } from './lib/table.ts'

const run = promisify(execFile)
const MiB = 1024 ** 2
/** What goes in and out; in the tests little, and seldom broken. */
const sizeOf = (tiny: boolean) => (tiny ? 12 : 500) * MiB - 4096

/** A file of 500 MB goes in and out of the download area: the memory it takes, broken downloads, and the archive's speed. */
export async function largeDownloads(options: RoundsOptions): Promise<Finding[]> {
  const tiny = isTiny(options)
  const size = sizeOf(tiny)
  const breaks = tiny ? 2 : 20
  const house = await demoHouse()
  try {
    await house.start()
    const connection = await house.connection()
    const token = await signedIn(connection, 'sales@mandato.example')
    const file = join(house.dataDir, 'large.pdf')
    const sha = await largePdf(file, size)
    // What the first file of all loads and compiles is no memory of a large one.
    const first = join(house.dataDir, 'first.pdf')
    await largePdf(first, MiB)
    await readThrough(archiveOf(house, await upload(house, token, first)), token)
    const memory = watchMemory(house)
    const id = await upload(house, token, file)
    const received = await brokenDownload(`${addressOf(house)}/downloads/file/${id}`, token, { size, breaks })
    const archived: number[] = []
    const piped: number[] = []
    for (let round = 0; round < (tiny ? 1 : 7); round += 1) {
      archived.push(await readThrough(archiveOf(house, id), token))
      piped.push(await readThrough(file))
    }
    const speed = size / MiB / (median(archived) / 1000)
    const asFast = ratio({ name: 'cat', rounds: piped }, { name: 'archive', rounds: archived })
    const more = memory.stop()
    return [
      {
        goal: 'downloads',
        what: `memory while ${Math.round(size / MiB)} MiB go in and out`,
        found: `${more.toFixed(1)} MiB more`,
        target: '< 60 MiB',
        reached: more < 60,
      },
      {
        goal: 'downloads',
        what: `the same bytes after ${breaks} broken connections`,
        found: received === sha ? `${breaks} of ${breaks}` : '1 difference',
        target: 'the same',
        reached: received === sha,
      },
      {
        goal: 'downloads',
        what: 'an archive beside cat',
        found: `${times(asFast)}, ${speed.toFixed(0)} MiB/s`,
        target: '≥ 0.7×',
        reached: asFast.median >= 0.7,
      },
    ]
  } finally {
    await house.remove()
  }
}

const archiveOf = (house: House, id: number) => `${addressOf(house)}/downloads/zip?ids=${id}`
const addressOf = ({ port }: House) => `http://127.0.0.1:${port}/api/v1.0`

async function largePdf(path: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  const handle = await open(path, 'w')
  const write = async (data: Buffer) => {
    hash.update(data)
    await handle.write(data)
  }
  await write(Buffer.from('%PDF-1.7\n'))
  const block = Buffer.alloc(4 * MiB)
  for (let left = size; left > 0; left -= block.length)
    await write(randomFillSync(block).subarray(0, Math.min(left, block.length)))
  await write(Buffer.from('\n%%EOF\n'))
  await handle.close()
  return hash.digest('hex')
}

/** The largest the server's process grows to beyond what it was, in MiB. */
function watchMemory(house: House) {
  const pid = house.run()?.process.pid ?? 0
  let first = 0
  let most = 0
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const now = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    first ||= now
    most = Math.max(most, now)
  }
  const timer = setInterval(() => void look(), 100)
  return {
    stop: () => {
      clearInterval(timer)
      return most - first
    },
  }
}

async function upload(house: House, token: string, path: string): Promise<number> {
  const line = openLine(house.port, '10.8.0.2')
  const body = { names: { it: basename(path) }, audience: [{}] }
  const made = await line.ask({ method: 'POST', path: '/api/v1.0/admin/downloads/folders', token, body })
  line.close()
  const { id } = made.response<{ id: number }>()
  const script = fileURLToPath(new URL('load/upload-file.ts', import.meta.url))
  const url = `${addressOf(house)}/admin/downloads/files`
  const { stdout } = await run(process.execPath, [script, url, token, path, `folder=${id}`, 'large.pdf'])
  return Number(stdout)
}

/** Reads a file in pieces, each of a connection that is broken off in the middle; gives the hash of what came. */
async function brokenDownload(
  url: string,
  token: string,
  { size, breaks }: { readonly size: number; readonly breaks: number },
): Promise<string> {
  const hash = createHash('sha256')
  let at = 0
  for (let turn = 0; turn <= breaks; turn += 1) {
    const stop = new AbortController()
    const answer = await fetch(url, { headers: { token, range: `bytes=${at}-` }, signal: stop.signal })
    const until = turn === breaks ? Number.POSITIVE_INFINITY : ((turn + 1) * size) / (breaks + 1)
    const reader = answer.body?.getReader()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      hash.update(next.value)
      at += next.value.length
      if (at >= until) break
    }
    stop.abort()
  }
  return hash.digest('hex')
}

/** The milliseconds it takes to read all of an address, or of a file through `cat` and a pipe. */
async function readThrough(...source: readonly [url: string, token: string] | readonly [file: string]) {
  const script = fileURLToPath(new URL('load/read-through.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [script, ...source])
  return Number(stdout)
}
