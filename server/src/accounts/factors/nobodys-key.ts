import { generateKeyPairSync } from 'node:crypto'

/**
 * A public key whose other half is thrown away (ES256 as a COSE key, RFC 9053 §7.1.1: kty 2, alg -7, crv 1, x, y). What a
 * passkey answers that nobody has is checked against it: otherwise the time would say which ones are known (CWE-208).
 */
export function nobodysKey(): Uint8Array {
  return (made ??= coseKey())
}
let made: Uint8Array | undefined

function coseKey(): Uint8Array {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  })
  const half = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    half(x),
    Buffer.from([0x22]),
    half(y),
  ])
}
