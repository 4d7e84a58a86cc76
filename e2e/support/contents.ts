import { type APIRequestContext, expect } from '@playwright/test'
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
