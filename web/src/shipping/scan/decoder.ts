import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

const reader = new MultiFormatReader()
reader.setHints(
  new Map<DecodeHintType, unknown>([
    [
      DecodeHintType.POSSIBLE_FORMATS,
      [BarcodeFormat.QR_CODE, BarcodeFormat.CODE_128, BarcodeFormat.EAN_13, BarcodeFormat.EAN_8],
    ],
    [DecodeHintType.TRY_HARDER, true],
  ]),
)
const canvas = document.createElement('canvas')

/** What one picture of the camera says; null when no code is in it. */
export async function decode(video: HTMLVideoElement): Promise<string | null> {
  const { videoWidth: width, videoHeight: height } = video
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen || width === 0 || height === 0) return null
  canvas.width = width
  canvas.height = height
  pen.drawImage(video, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const grey = new Uint8ClampedArray(width * height)
  for (let i = 0; i < grey.length; i += 1)
    grey[i] = ((data[4 * i] ?? 0) + 2 * (data[4 * i + 1] ?? 0) + (data[4 * i + 2] ?? 0)) / 4
  try {
    const source = new RGBLuminanceSource(grey, width, height)
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
  } catch {
    // The reader throws where there is nothing to read.
    return null
  }
}
