import { Agent, request } from 'node:http'

/** A question to the portal. */
export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly key?: string
  readonly body?: unknown
  readonly file?: { readonly name: string; readonly text: string }
  /** What is said beside the file. */
  readonly fields?: Readonly<Record<string, string>>
  /** The answer is taken and let go as it comes: a long file would otherwise cost the one who measures. */
  readonly letGo?: true
}

export interface Answer {
  readonly status: number
  readonly retryAfter: number | null
  readonly text: string
  /** `args.response` of a success, or nothing. */
  response<Shape>(): Shape
  /** `args.error.key` of a refusal. */
  errorKey(): string | undefined
}

/** Where a client asks from: one address, connections that are kept. */
export interface Line {
  ask(question: Question): Promise<Answer>
  close(): void
}

const boundary = '----mandato-faults'

export function openLine(port: number, ip: string, connections = 4): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (question) => send(agent, port, ip, question),
    close: () => agent.destroy(),
  }
}

function send(agent: Agent, port: number, ip: string, question: Question): Promise<Answer> {
  const { method, path, token, key } = question
  const { type, payload } = payloadOf(question)
  const headers = {
    'x-forwarded-for': ip,
    ...(token && { token }),
    ...(key && { 'idempotency-key': key }),
    ...(type && { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => {
        if (!question.letGo) chunks.push(chunk)
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const after = answer.headers['retry-after']
        resolve(answerOf(answer.statusCode ?? 0, after, chunks))
      })
      answer.once('aborted', () => reject(new Error('the answer broke off')))
    })
    sent.once('error', reject)
    sent.end(payload)
  })
}

function payloadOf({ body, file, fields = {} }: Question): { type: string | null; payload: string } {
  if (file) {
    const part = `Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: text/csv`
    const said = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const payload = `${said.join('')}--${boundary}\r\n${part}\r\n\r\n${file.text}\r\n--${boundary}--\r\n`
    return { type: `multipart/form-data; boundary=${boundary}`, payload }
  }
  if (body === undefined) return { type: null, payload: '' }
  return { type: 'application/json', payload: JSON.stringify(body) }
}

interface Envelope {
  readonly args?: { readonly response?: unknown; readonly error?: { readonly key?: string } }
}

function answerOf(status: number, after: string | undefined, chunks: readonly Buffer[]): Answer {
  const text = (): string => Buffer.concat(chunks).toString()
  const envelope = (): Envelope => JSON.parse(text()) as Envelope
  return {
    status,
    retryAfter: after === undefined ? null : Number(after),
    get text() {
      return text()
    },
    response: <Shape>() => envelope().args?.response as Shape,
    errorKey: () => (status >= 400 ? envelope().args?.error?.key : undefined),
  }
}
