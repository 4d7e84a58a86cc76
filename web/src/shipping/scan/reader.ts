/** Waits for a code in a moving picture; null when it was stopped. */
type Read = (video: HTMLVideoElement, signal: AbortSignal) => Promise<string | null>

/** Of the browser, where it has one; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const formats = ['qr_code', 'code_128', 'ean_13', 'ean_8']
const pause = 150

/** The browser's own reader of codes, else one in plain JavaScript, which is loaded now. */
export async function openReader(): Promise<Read> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const read = own ? withDetector(new own({ formats })) : (await import('./decoder.ts')).decode
  return async (video, signal) => {
    while (!signal.aborted) {
      const code = await read(video)
      if (code !== null) return code
      await new Promise((next) => setTimeout(next, pause))
    }
    return null
  }
}

const withDetector = (detector: Detector) => async (video: HTMLVideoElement) =>
  (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null
