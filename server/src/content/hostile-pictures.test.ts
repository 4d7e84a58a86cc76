import { expect, test } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'

/* Pictures of the press area are drawn anew: what hides in one does not come out, and what only looks like one stays out. */
const { t, world } = await openCompany()
const { default: sharp } = await import('sharp')

const idIn = (answer: { body: unknown }) =>
  (answer.body as { args: { response: { id: number } } }).args.response.id
const folder = String(
  idIn(
    await t.ask('POST', '/api/v1.0/admin/downloads/folders', {
      token: world.token('sales'),
      body: { names: { it: 'Stampa' }, audience: [{ profiles: ['press'] }] },
    }),
  ),
)
const send = (file: string | Buffer, name: string) => {
  const { payload, headers } = multipart({ fields: { folder }, file }, 'file', name)
  return t.ask('POST', '/api/v1.0/admin/downloads/files', { token: world.token('sales'), payload, headers })
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4542c' } })
const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`

test.each<[string, () => Promise<string | Buffer>, string, string]>([
  ['a drawing with a script', async () => svg, 'disegno.svg', 'file_type'],
  ['the same under the name of a picture', async () => svg, 'disegno.png', 'file_type'],
  [
    'a picture that is a script, too',
    async () => `GIF89a/*\u0001\u0001*/=1;${script}`,
    'foto.jpg',
    'file_type',
  ],
  [
    'a page with a paper in it',
    async () => `<html>${script}%PDF-1.7\n%%EOF</html>`,
    'foglio.pdf',
    'file_type',
  ],
  [
    'a paper under the name of a picture',
    async () => `%PDF-1.7\n${script}\n%%EOF\n`,
    'foto.jpg',
    'file_extension',
  ],
  [
    'a few kilobytes the size of a city',
    () => drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer(),
    'bomba.png',
    'picture_too_large',
  ],
  [
    'half a picture',
    async () => (await drawn(800, 600).jpeg().toBuffer()).subarray(0, 900),
    'mezza.jpg',
    'file_broken',
  ],
])('%s is refused', async (_name, make, name, key) => {
  const answer = await send(await make(), name)
  expect([
    answer.status >= 400 && answer.status < 500,
    (answer.body as { args: { error?: { key: string } } }).args.error?.key,
  ]).toEqual([true, key])
})

/** Whether it holds the tag under which a camera writes where it was, in either order of bytes. */
const saysPlace = (exif: Buffer | undefined) =>
  exif !== undefined && (exif.includes(Buffer.from([0x25, 0x88])) || exif.includes(Buffer.from([0x88, 0x25])))

test('a camera’s place would be seen', async () => {
  const withPlace = await drawn(80, 60)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '45/1 24/1 0/1' } })
    .toBuffer()
  expect(saysPlace((await sharp(withPlace).metadata()).exif)).toBe(true)
})

test.each<[string, () => Promise<Buffer>, string]>([
  [
    'the place it was taken',
    () =>
      drawn(800, 600)
        .jpeg()
        .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitude: '45/1 24/1 0/1' } })
        .toBuffer(),
    'foto.jpg',
  ],
  [
    'what follows its end',
    async () =>
      Buffer.concat([await drawn(800, 600).jpeg().toBuffer(), Buffer.from(`${script}PK\u0003\u0004`)]),
    'coda.jpg',
  ],
  [
    'what follows its end, of the other kind',
    async () => Buffer.concat([await drawn(80, 60).png().toBuffer(), Buffer.from(script)]),
    'coda.png',
  ],
])('%s does not come out with a picture, in either size', async (_name, make, name) => {
  const original = await make()
  expect(original.includes('script') || original.includes('PK')).toBe(true)
  const answer = await send(original, name)
  // Refused is as good; what is taken in is clean.
  if (answer.status !== 200) return expect(answer.status).toBe(422)
  const detail = await t.ask('GET', `/api/v1.0/downloads/detail/${idIn(answer)}`, {
    token: world.token('press'),
  })
  const { sizes, thumb_url } = (
    detail.body as { args: { response: { sizes: { url: string }[]; thumb_url: string } } }
  ).args.response
  const urls = [...sizes.map(({ url }) => url), thumb_url]
  expect(urls).toHaveLength(3)
  for (const url of urls) {
    const { statusCode, headers, rawPayload } = await t.app.inject({ method: 'GET', url })
    const { exif, xmp, iptc } = await sharp(rawPayload).metadata()
    // What is written anew says the number of pixels at most.
    expect([statusCode, headers['x-content-type-options'], saysPlace(exif), xmp, iptc]).toEqual([
      200,
      'nosniff',
      false,
      undefined,
      undefined,
    ])
    for (const hidden of ['script', 'PK\u0003\u0004'])
      expect([hidden, rawPayload.includes(hidden)]).toEqual([hidden, false])
  }
})
