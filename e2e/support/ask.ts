import { type APIRequestContext, expect } from '@playwright/test'
import { sessionOf, type Who } from './sign-in.ts'

/** What the API answers at this address, the administrator if nobody else asks. */
export async function ask<Response>(
  request: APIRequestContext,
  path: string,
  who: Who = 'admin',
): Promise<Response> {
  const { token } = await sessionOf(request, who)
  const answer = await request.get(path, { headers: { token } })
  expect(answer.status(), path).toBe(200)
  const { args } = (await answer.json()) as { args: { response: Response } }
  return args.response
}
