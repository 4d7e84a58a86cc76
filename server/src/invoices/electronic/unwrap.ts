import { ContentInfo, SignedData } from 'pkijs'
import { FileRefused } from './refused.ts'

/** What was signed may be signed again: an invoice passes through two programs at most. */
const mostWrappings = 3
/** `1.2.840.113549.1.7.2`: signed data. */
const signedData = '1.2.840.113549.1.7.2'
/** The first byte of a structure of ASN.1, which is what a signed file is. */
const sequence = 0x30

/**
 * The signed content of a CAdES file (`.p7m`), in DER, BER or Base64. The signature is kept with the file as it came; who
 * signed is for the exchange to check, which took the invoice before we got it.
 */
export function unwrapped(data: Uint8Array): Uint8Array {
  let inner = data
  for (let n = 0; n < mostWrappings; n += 1) {
    const der = asDer(inner)
    if (!der) break
    inner = contentOf(der)
  }
  if (inner === data || asDer(inner)) throw new FileRefused('not_signed')
  return inner
}

function asDer(data: Uint8Array): Uint8Array | null {
  if (data[0] === sequence) return data
  const head = Buffer.from(data.subarray(0, 64)).toString('latin1')
  if (!/^(-----BEGIN|MI[IG])/.test(head)) return null
  const text = Buffer.from(data)
    .toString('latin1')
    .replaceAll(/-----[A-Z0-9 ]+-----/g, '')
  if (!/^[A-Za-z0-9+/=\s]+$/.test(text)) return null
  const der = Buffer.from(text, 'base64')
  return der[0] === sequence ? der : null
}

function contentOf(der: Uint8Array): Uint8Array {
  try {
    // What is nested without end is refused by the stack it would need.
    const info = ContentInfo.fromBER(new Uint8Array(der).buffer)
    if (info.contentType !== signedData) throw new FileRefused('not_signed')
    const { eContent } = new SignedData({ schema: info.content }).encapContentInfo
    if (!eContent) throw new FileRefused('not_signed')
    const content = eContent.getValue()
    if (content.byteLength === 0) throw new FileRefused('not_signed')
    return new Uint8Array(content)
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused('not_signed')
  }
}
