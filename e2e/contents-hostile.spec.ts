import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hostileTexts } from '../server/test/hostile-texts.ts'
import { signIn, test } from './fixtures.ts'
import { sessionOf, type Who } from './support/sign-in.ts'

/*
 * Everything that is markup to whoever takes it for markup, in every field of an item and shown in every place: nothing
 * of it runs, asks another server or is reported by the policy of the page. That the contract refuses it as nodes and
 * addresses is tested in server/src/content/hostile.test.ts.
 */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function ask<Response>(request: APIRequestContext, path: string, data: object): Promise<Response> {
  const { token } = await sessionOf(request, 'sales')
  const answer = await request.post(`/api/v1.0/admin/${path}`, { headers: { token }, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: Response } }).args.response
}
async function send(request: APIRequestContext, purpose: string, name: string, file: Buffer) {
  const { token } = await sessionOf(request, 'sales')
  const mimeType = purpose === 'picture' ? 'image/png' : 'application/pdf'
  const answer = await request.post('/api/v1.0/admin/content-file', {
    headers: { token },
    multipart: { purpose, file: { name, mimeType, buffer: file } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: { id: number } } }).args.response.id
}

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
/** A text as each kind of node that has words, one after the other. */
const nodes: readonly ((words: string) => object)[] = [
  paragraph,
  (words) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] }),
  (words) => ({ type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words)] }] }),
  (words) => ({ type: 'blockquote', content: [paragraph(words)] }),
  (words) => ({
    type: 'table',
    content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [text(words)] }] }],
  }),
  (words) => ({ type: 'video', attrs: { href: 'https://video.example/1', title: words } }),
  (words) => ({
    type: 'paragraph',
    content: [{ ...text(words), marks: [{ type: 'strong' }, { type: 'link', attrs: { href: '/news' } }] }],
  }),
]
const bodyOf = (texts: readonly string[]) => ({
  type: 'doc',
  content: texts.flatMap((words, n) => nodes[n % nodes.length]?.(words) ?? []),
})
/** Texts packed into fields of a length, as many as fit. */
function packed(texts: readonly string[], most: number): string[] {
  const fields: string[] = []
  for (const one of texts) {
    const last = fields.at(-1)
    if (last !== undefined && last.length + one.length < most) fields[fields.length - 1] = `${last} ${one}`
    else fields.push(one)
  }
  return fields
}

/** Listens for what none of the texts may bring about. */
function watch(page: Page): string[] {
  const happened: string[] = []
  const own = new URL(test.info().project.use.baseURL ?? 'http://localhost').host
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.context().on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== own) happened.push(request.url())
  })
  return happened
}

const half = Math.ceil(hostileTexts.length / 2)
const press = { profiles: ['press'] }

test('nothing of five hundred hostile texts runs or leaves, wherever an item is shown', async ({ page }) => {
  test.slow()
  const { request } = page
  const made: { path: string; id: number }[] = []
  const publish = async (kind: string, more: object) => {
    const base = { kind, topic: 'product', cover: 'oven', audience: press }
    const { id } = await ask<{ id: number }>(request, kind, { ...base, ...more })
    await ask(request, `${kind}/${id}/publish`, {})
    made.push({ path: `admin/${kind}/${id}`, id })
    return id
  }
  const it = (title: string, abstract: string, body: object) => ({ texts: { it: { title, abstract, body } } })
  const titles = packed(hostileTexts.slice(0, half), 160)
  const abstracts = packed(hostileTexts.slice(half), 400)
  const file = await send(request, 'picture', `${hostileTexts[40]}.png`, png)
  const images = hostileTexts.map((words) => ({ type: 'image', attrs: { file, alt: words, caption: words } }))
  const names = hostileTexts.filter((_, n) => n % 25 === 0).slice(0, 15)
  const attachments: { id: number }[] = []
  for (const name of names)
    attachments.push({
      id: await send(request, 'attachment', `${name}.pdf`, Buffer.from('%PDF-1.7\nx\n%%EOF\n')),
    })
  try {
    const words = await publish('news', {
      ...it('Testi ostili', abstracts[0] ?? '', bodyOf(hostileTexts)),
      attachments,
    })
    const pictures = await publish(
      'news',
      it('Immagini ostili', abstracts[1] ?? '', { type: 'doc', content: images }),
    )
    for (const [n, title] of titles.entries())
      await publish('news', it(title, abstracts[n + 2] ?? '', bodyOf(['x'])))
    const happened = watch(page)
    const shows = async (who: Who, address: string, words: string) => {
      await signIn(page, who)
      await page.goto(address)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(address.replace(/[?/]/g, '.')))
    }
    await shows('press', `/it/news/${words}`, hostileTexts[0] ?? '')
    await expect(page.getByRole('main')).toContainText(hostileTexts.at(-1) ?? '')
    await shows('press', `/it/news/${pictures}`, hostileTexts[0] ?? '')
    await expect(page.getByRole('img')).not.toHaveCount(0)
    await shows('press', '/it/news', titles.at(-1) ?? '')
    await shows('press', '/it/news?q=ostili', 'Immagini ostili')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('onerror')
    await expect(page.getByRole('option').first()).toBeVisible()
    await shows('sales', `/it/contents/${words}`, hostileTexts[0] ?? '')
    await expect(page.getByRole('region', { name: 'Come si vede' })).toContainText(hostileTexts[0] ?? '')
    await page.getByRole('button', { name: 'Versioni' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confronta' }).first().click()
    await expect(page.getByRole('dialog').locator('ins').first()).toContainText(hostileTexts[0] ?? '')
    await shows('sales', '/it/contents?q=ostili', 'Immagini ostili')
    expect(happened).toEqual([])
  } finally {
    const { token } = await sessionOf(request, 'sales')
    for (const { path } of made) await request.delete(`/api/v1.0/${path}`, { headers: { token }, data: {} })
  }
})
