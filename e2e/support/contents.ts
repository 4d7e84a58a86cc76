import { type APIRequestContext, expect } from '@playwright/test'
import { paperOf } from './downloads.ts'
import { sessionOf } from './sign-in.ts'

/** Something that head office writes, published by those who write; news unless it says otherwise. */
export async function publishContent(
  request: APIRequestContext,
  title: string,
  audience: readonly object[],
  more: object = {},
): Promise<number> {
  const { token } = await sessionOf(request, 'sales')
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] }
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1.0/admin/news${path}`, { headers: { token }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { args: { response: { id: number } } }).args.response.id
  }
  const id = await ask('', {
    kind: 'news',
    topic: 'company',
    cover: 'calendar',
    texts: { it: { title, abstract: title, body } },
    audience,
    ...more,
  })
  await ask(`/${id}/publish`, {})
  return id
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture, or a paper that says its own name, for an item that is still to be written. */
export async function sendContentFile(
  request: APIRequestContext,
  purpose: 'picture' | 'attachment',
  name: string,
): Promise<number> {
  const { token } = await sessionOf(request, 'sales')
  const file =
    purpose === 'picture'
      ? { name, mimeType: 'image/png', buffer: dot }
      : { name, mimeType: 'application/pdf', buffer: paperOf(name) }
  const answer = await request.post('/api/v1.0/admin/content-file', {
    headers: { token },
    multipart: { purpose, file },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: { id: number } } }).args.response.id
}
