import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A device of software that makes passkeys (ES256, without attestation) and answers with them. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url')
  counter = 1
  verified = true
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  private readonly origin: string
  private readonly rpId: string
  private readonly userHandle: string

  constructor(origin: string, rpId: string, userHandle: string) {
    this.origin = origin
    this.rpId = rpId
    this.userHandle = userHandle
  }

  /** What the browser hands over when the passkey is made. */
  made(challenge: string) {
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, coseKey(this.keys.publicKey)])
    const data = Buffer.concat([this.authenticatorData(0x40), attested])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return {
      id: this.id,
      client_data: this.clientData('webauthn.create', challenge),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** What it says to a question. */
  answer(challenge: string) {
    const client_data = this.clientData('webauthn.get', challenge)
    const data = this.authenticatorData(0)
    const hash = createHash('sha256').update(Buffer.from(client_data, 'base64url')).digest()
    const signature = createSign('sha256')
      .update(Buffer.concat([data, hash]))
      .sign(this.keys.privateKey)
    return {
      id: this.id,
      client_data,
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: this.userHandle as string | null,
    }
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const present = 0x01 | (this.verified ? 0x04 : 0)
    return Buffer.concat([
      createHash('sha256').update(this.rpId).digest(),
      Buffer.from([present | flags]),
      counter,
    ])
  }

  private clientData(type: string, challenge: string): string {
    const { origin } = this
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }
}

/** A COSE key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}

function lengthOf(of: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(of.length)
  return length
}

/** CBOR: a short text, and bytes of 24 up to 64 KiB, their length in as few bytes as it takes. */
const text = (of: string) => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)])
const bytes = (of: Buffer) =>
  of.length < 256
    ? Buffer.concat([Buffer.from([0x58, of.length]), of])
    : Buffer.concat([Buffer.from([0x59]), lengthOf(of), of])
