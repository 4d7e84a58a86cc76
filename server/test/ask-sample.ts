import { type Call, pathsOf } from '@mandato/contract'
import type { Answer, TestApp } from './harness.ts'
import type { Sample } from './samples.ts'

/** Asks a call with a sample, on the variant of its path that names the most of the given parameters. */
export function askSample(
  t: TestApp,
  call: Call,
  sample: Sample,
  token?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const path = pathsOf(call).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(sample.params?.[name]))
  const shared = {
    ...(sample.query && { query: { ...sample.query } }),
    ...(token !== undefined && { token }),
    headers: { ...more },
  }
  if (!sample.form) return t.ask(call.method, url, { ...shared, ...(sample.body && { body: sample.body }) })
  const { payload, headers } = multipart(sample.form, call.form?.file ?? 'file', sample.form.name)
  return t.ask(call.method, url, { ...shared, payload, headers: { ...headers, ...more } })
}

const boundary = '----mandato'
export function multipart(form: NonNullable<Sample['form']>, fileField: string, filename = 'file.csv') {
  const fields = Object.entries(form.fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="${filename}"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(fields.join('') + head),
      typeof form.file === 'string' ? Buffer.from(form.file) : form.file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
