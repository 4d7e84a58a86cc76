import { measurePages, nearServer } from '../bench/lib/pages.ts'
import { measureTyping, shortOrder } from '../bench/lib/typing.ts'
import { mustBeFigures } from '../bench/lib/table.ts'
import { test } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'

/* A broken bench is worse than none: that of the pages runs here once, beside the browser it needs. */
test('the bench of the pages measures something', async ({ browser, request, baseURL }) => {
  const { token, user } = await sessionOf(request, 'agent')
  const portal = { address: baseURL ?? '', token, user: JSON.stringify(user) }
  mustBeFigures(await measurePages(browser, portal, 1, nearServer))
  mustBeFigures(await measureTyping(browser, portal, shortOrder, nearServer))
})
