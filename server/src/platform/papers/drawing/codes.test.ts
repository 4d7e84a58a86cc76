import { expect, test } from 'vitest'
import { qrPicture } from './codes.ts'

test('an address becomes one flat path, the same each time', async () => {
  const address = 'https://portal.example/it/check-document'
  const picture = await qrPicture(address)
  expect(picture).toMatch(
    /^<svg viewBox="0 0 \d+ \d+"[^>]*>\s*<path d="[^"]+" fill-rule="evenodd" fill="#2b2520" \/>\s*<\/svg>\s*$/,
  )
  expect(await qrPicture(address)).toBe(picture)
  expect(await qrPicture(`${address}/`)).not.toBe(picture)
})
