import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import { BitString, Integer, Utf8String } from 'asn1js'
import { randomBytes, webcrypto } from 'node:crypto'

const tenYears = 10

/**
 * Makes a key and a certificate signed by itself. Such a seal proves that nothing was changed; who sealed is
 * only as sure as the place the certificate is compared with. A company's own .p12 proves more.
 * @returns both as PEM, the key first
 */
export async function makeOwnCertificate(company: string, now: Date): Promise<string> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 3072,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2 })
  certificate.serialNumber = new Integer({ valueHex: serialOf(randomBytes(16)).buffer })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(commonName(`${company} Mandato`))
  certificate.notBefore.value = new Date(now.getTime() - 3_600_000)
  certificate.notAfter.value = new Date(now)
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + tenYears)
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema().toBER(false)),
    // Digital signature and content commitment.
    extension(
      '2.5.29.15',
      new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 }).toBER(false),
    ),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return pem('PRIVATE KEY', key) + pem('CERTIFICATE', certificate.toSchema(true).toBER(false))
}

/**
 * A serial number from random bytes. RFC 5280 wants it positive; DER wants no zero byte in front, and a reader
 * of certificates refuses one: of 256 numbers that were only made positive one could not be used.
 */
export function serialOf(random: Uint8Array): Uint8Array<ArrayBuffer> {
  const serial = new Uint8Array(random)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  return serial
}

const commonName = (value: string) =>
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: value.slice(0, 64) }) })

const extension = (extnID: string, value: ArrayBuffer) =>
  new Extension({ extnID, critical: true, extnValue: value })

const pem = (label: string, der: ArrayBuffer): string => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
