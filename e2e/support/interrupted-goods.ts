import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { heldGoods } from './goods.ts'
import type { Interrupted } from './interrupted.ts'
import { sessionOf } from './sign-in.ts'
import { draw } from './signature.ts'

/** A piece of a material of its own, handed over in a shop with a signature. */
export async function aHandOver(request: APIRequestContext): Promise<Interrupted> {
  const { user } = await sessionOf(request, 'customer')
  const { name, agency } = await heldGoods(request, 5)
  const signer = (page: Page) => page.getByRole('textbox', { name: 'Nome di chi firma' })
  return {
    address: `/it/hand-over?client=${user.client_id}`,
    begin: async (page) => {
      await page.getByRole('button', { name: `Un pezzo in più di ${name}` }).click()
      await draw(page)
    },
    find: (page) => expect(signer(page)).toBeVisible(),
    type: (page, word) => signer(page).fill(`Elena ${word}`),
    expectTyped: async (page, word) => {
      await expect(signer(page)).toHaveValue(`Elena ${word}`)
      await expect(page.getByRole('status', { name: `Pezzi di ${name}` })).toHaveText('1')
    },
    send: (page) => page.getByRole('button', { name: 'Consegna 1 pezzo' }).click(),
    call: /\/agencies\/delivery\/\d+$/,
    arrived: async () => {
      const path = `/api/v1.0/agencies/materiali/${agency}?q=${encodeURIComponent(name)}`
      const [held] = await ask<{ still_to_deliver: number }[]>(request, path)
      return 5 - (held?.still_to_deliver ?? 0)
    },
  }
}

/** Where a client is, measured in its shop. */
export async function aPlace(request: APIRequestContext): Promise<Interrupted> {
  // Of another client than the one whose place is measured in places.spec.ts.
  const [client] = await ask<{ id: number }[]>(request, '/api/v1.0/agencies/clients?agency=1&q=conegliano')
  const id = client?.id ?? 0
  const told = () =>
    ask<{ id: number; what: string }[]>(request, `/api/v1.0/clients/timeline/${id}/1?per_page=100`)
  const [last] = await told()
  const placed = async () =>
    (await told()).filter((act) => act.id > (last?.id ?? 0) && act.what === 'client.placed').length
  const pointOf = (word: string) => ({
    latitude: 45.6 + Number(word.slice(-4)) / 100_000,
    longitude: 12.24,
    accuracy: 10 + (Number(word.slice(-4)) % 80),
  })
  const measured = (page: Page, word: string) =>
    page.getByText(`Posizione misurata, precisa a ${pointOf(word).accuracy} m`)
  const here = (page: Page) => page.getByRole('button', { name: /^(Sono qui|Misura di nuovo)/ })
  return {
    address: `/it/clients/${id}`,
    begin: async (page) => {
      await page.context().grantPermissions(['geolocation'])
      await expect(here(page)).toBeVisible()
    },
    find: (page) => expect(here(page)).toBeVisible(),
    type: async (page, word) => {
      await page.context().setGeolocation(pointOf(word))
      await here(page).click()
      await expect(measured(page, word)).toBeVisible()
    },
    expectTyped: (page, word) => expect(measured(page, word)).toBeVisible(),
    send: (page) => page.getByRole('button', { name: 'Metti qui il cliente' }).click(),
    call: /\/clients\/location\/\d+$/,
    arrived: async (word) => {
      const { lat } = await ask<{ lat: number }>(request, `/api/v1.0/generic/get-location/${id}`)
      return Math.abs(lat - pointOf(word).latitude) < 0.000_006 ? placed() : 0
    },
  }
}
