import { type APIRequestContext, expect } from '@playwright/test'
import { sessionOf } from './sign-in.ts'

/** A paper with these words, as short as one can be. */
export const paperOf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)

const answered = async (answer: Awaited<ReturnType<APIRequestContext['fetch']>>) => {
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { args: { response: { id: number } } }).args.response.id
}

/** A folder of the download area, made by those who write. */
export async function addFolder(
  request: APIRequestContext,
  name: string,
  audience: readonly object[],
): Promise<number> {
  const { token } = await sessionOf(request, 'sales')
  return answered(
    await request.post('/api/v1.0/admin/downloads/folders', {
      headers: { token },
      data: { names: { it: name }, audience },
    }),
  )
}

/** For whom a folder is from now on. */
export async function changeFolder(
  request: APIRequestContext,
  id: number,
  name: string,
  audience: readonly object[],
): Promise<void> {
  const { token } = await sessionOf(request, 'sales')
  await answered(
    await request.put(`/api/v1.0/admin/downloads/folders/${id}`, {
      headers: { token },
      data: { names: { it: name }, audience },
    }),
  )
}

/** A file in a folder, or a new version of one. */
export async function addFile(
  request: APIRequestContext,
  folder: number,
  { title, words, replaces }: { title: string; words: string; replaces?: number },
): Promise<number> {
  const { token } = await sessionOf(request, 'sales')
  return answered(
    await request.post('/api/v1.0/admin/downloads/files', {
      headers: { token },
      multipart: {
        folder: String(folder),
        title,
        ...(replaces !== undefined && { replaces: String(replaces) }),
        file: { name: 'carta.pdf', mimeType: 'application/pdf', buffer: paperOf(words) },
      },
    }),
  )
}
