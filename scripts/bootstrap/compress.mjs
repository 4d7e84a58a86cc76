import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const smaller = [
  ['.br', promisify(brotliCompress), (size) => ({ params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } })],
  ['.gz', promisify(gzip), () => ({ level: 9 })],
]
const least = 1024

/** Puts beside each file of text its compressed forms, made once with patience rather than at each request. */
export async function compressed(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) =>
    /\.(js|css|json|svg|webmanifest)$/.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const text = readFileSync(path)
      if (name.startsWith('.') || text.length < least) return
      for (const [ending, compress, options] of smaller) {
        writeFileSync(path + ending, await compress(text, options(text.length)))
      }
    }),
  )
}
