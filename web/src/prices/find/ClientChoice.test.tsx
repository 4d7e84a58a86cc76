import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { meQuery } from '../../accounts/data.ts'
import { clientChoicesQuery } from '../../registry/index.ts'
import { ClientChoice } from './ClientChoice.tsx'

vi.mock('../../platform/wires.ts', () => ({
  wireOf: () => ['GET', '/', 0],
  wireFor: async () => ['GET', '/', 0],
}))
vi.mock('../../platform/queries.ts', () => ({ rereadAfter: () => undefined }))

const shop = (id: number) => ({
  id,
  code: `01420${id}`,
  business_name: `Negozio ${id}`,
  city: null,
  province: null,
  filters: { active: true, prospect: false, other: false },
})

/** The choice as a person sees it who has these clients in sight. */
function shown(userType: 2 | 3, clients: number, value?: number): string {
  const cache = new QueryClient()
  const response = Array.from({ length: clients }, (_, i) => shop(i + 1))
  cache.setQueryData(meQuery().queryKey, {
    response: {
      userType,
      profile: null,
      client_id: userType === 3 ? 1 : null,
      permissions: [],
      name: 'Sara',
    },
  } as never)
  cache.setQueryData(clientChoicesQuery().queryKey, { response } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <MantineProvider>
        <ClientChoice value={value} onChange={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}
await i18next.use(initReactI18next).init({ lng: 'it', resources: { it: { prices: {} } } })

it('is there for whoever can choose: a customer only with several shops', () => {
  expect(shown(3, 1)).not.toContain('<input')
  const several = shown(3, 2)
  expect(several).toContain('<input')
  expect(several).toContain('chooseShop')
  expect(several).not.toContain('public')
  expect(shown(2, 1)).toContain('placeholder="public"')
})

it('says which one was chosen', () => {
  expect(shown(3, 2, 2)).toContain('Negozio 2')
})
