/** Read with the first picture and not at the start. */
async function library() {
  const { default: sharp } = await import('sharp')
  // One picture at a time, to leave the other cores free; no cache of decoded pictures.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Re-encodes a picture: only its pixels are kept, no metadata such as the place it was taken, nothing hidden. */
export interface Drawn {
  readonly large: Uint8Array
  readonly thumb: Uint8Array
  readonly width: number
  readonly height: number
}

const largest = 1600
const thumbnail = 400
/** A file of a few kilobytes can claim to be the size of a city; more than this no camera makes. */
const mostPixels = 64_000_000

/**
 * Draws a picture as WebP in two sizes, upright as the camera was held.
 * @param source a path, or the bytes
 * @throws what libvips says where the content is no picture
 */
export async function draw(source: string | Uint8Array): Promise<Drawn> {
  const sharp = await library()
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).rotate()
  const fit = (side: number) =>
    picture.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await fit(largest).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  const thumb = await fit(thumbnail).webp({ quality: 78 }).toBuffer()
  return { large: data, thumb, width: info.width, height: info.height }
}

/** A picture in the sizes it is handed out in. */
export interface HandedOut {
  readonly print: Uint8Array
  readonly web: Uint8Array
  readonly thumb: Uint8Array
  readonly mime: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

/**
 * Draws a picture for a printed page, with all its pixels and colours, and for a web page; both of one original and
 * without what else was in it.
 * @throws what libvips says where the content is no picture
 */
export async function drawSizes(source: string | Uint8Array): Promise<HandedOut> {
  const sharp = await library()
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).rotate()
  const { format, hasAlpha } = await picture.metadata()
  // What is drawn with a see-through ground, or in flat colours, stays so.
  const png = format === 'png' || hasAlpha
  const encoded = (one: typeof picture, quality: number) =>
    png ? one.png({ compressionLevel: 9 }) : one.jpeg({ quality, mozjpeg: false })
  // The density alone would keep all that the camera wrote, the place among it: what it wrote is written anew, empty.
  const dense = picture.clone().keepIccProfile().withDensity(300).withExif({})
  const print = await encoded(dense, 92).toBuffer({
    resolveWithObject: true,
  })
  const small = (side: number) =>
    picture.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return {
    print: print.data,
    web: await encoded(small(largest).toColourspace('srgb'), 82).toBuffer(),
    thumb: await small(thumbnail).webp({ quality: 78 }).toBuffer(),
    mime: png ? 'image/png' : 'image/jpeg',
    width: print.info.width,
    height: print.info.height,
  }
}
