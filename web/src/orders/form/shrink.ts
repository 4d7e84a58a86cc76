/** Pixels of the longer side: a plan photographed from the table stays legible, a price label too. */
const sides = [4000, 3000, 2400, 1800] as const

export const isPhoto = (file: File): boolean => /^image\/(jpeg|png|webp|heic)$/.test(file.type)

/**
 * A photo made small enough, as JPEG; the one on the device stays as it is. Null where this browser cannot read it.
 * @param most bytes
 */
export async function shrunk(file: File, most: number): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(picture.width * scale)
      canvas.height = Math.round(picture.height * scale)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
      if (bytes && bytes.size <= most)
        return new File([bytes], `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' })
    }
    return null
  } finally {
    picture.close()
  }
}
