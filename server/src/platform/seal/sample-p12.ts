import {
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs'
import { makeOwnCertificate } from './own-certificate.ts'

/** A PKCS #12 file of an invented company, for tests. */
export async function sampleP12(options: {
  readonly password: string
  /** The first day of its ten years. */
  readonly from: Date
  readonly withKey?: boolean
}): Promise<Uint8Array> {
  const [key, certificate] = (await makeOwnCertificate('Cucine Esempio', options.from))
    .split(/-----[A-Z ]+-----/)
    .map((part) => new Uint8Array(Buffer.from(part, 'base64')))
    .filter(({ length }) => length > 0)
  if (!key || !certificate) throw new Error('no certificate was made')
  const keyBag = new PKCS8ShroudedKeyBag({ parsedValue: PrivateKeyInfo.fromBER(key) })
  await keyBag.makeInternalValues({
    password: new TextEncoder().encode(options.password).buffer,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 128, iv: new ArrayBuffer(16) },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: 1_000,
  })
  const certificateBag = new CertBag({ parsedValue: Certificate.fromBER(certificate) })
  const bags = [
    ...(options.withKey === false
      ? []
      : [new SafeBag({ bagId: '1.2.840.113549.1.12.10.1.2', bagValue: keyBag })]),
    new SafeBag({ bagId: '1.2.840.113549.1.12.10.1.3', bagValue: certificateBag }),
  ]
  const safe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: new SafeContents({ safeBags: bags }) }] },
  })
  await safe.makeInternalValues({ safeContents: [{}] })
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } })
  await pfx.makeInternalValues({
    password: new TextEncoder().encode(options.password).buffer,
    iterations: 1_000,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  })
  return new Uint8Array(pfx.toSchema().toBER(false))
}
