import { type APIRequestContext, expect } from '@playwright/test'
import { sessionOf } from './sign-in.ts'

/** What the API answers the administrator at this address. */
export async function ask<Response>(request: APIRequestContext, path: string): Promise<Response> {
  const { token } = await sessionOf(request, 'admin')
  const answer = await request.get(path, { headers: { token } })
  expect(answer.status(), path).toBe(200)
  const { args } = (await answer.json()) as { args: { response: Response } }
  return args.response
}
