import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { newGoods } from './goods.ts'
import { saveSheet, sheetOf, wholeSheet } from './sheets.ts'

/** A form somebody is interrupted in: what is typed into it, how it leaves, and how often it has arrived. */
export interface Interrupted {
  readonly address: string
  /** Opens it with all it needs to leave. */
  readonly begin: (page: Page) => Promise<void>
  /** Shows it again after anything. */
  readonly find: (page: Page) => Promise<void>
  readonly type: (page: Page, word: string) => Promise<void>
  readonly expectTyped: (page: Page, word: string) => Promise<void>
  /** Presses everything that sends it, up to the last button. */
  readonly send: (page: Page) => Promise<void>
  /** The call that carries it. */
  readonly call: RegExp
  /** How often the server has it, with this word. */
  readonly arrived: (word: string) => Promise<number>
}

/** A new order under a reference of its own. */
export function anOrder(request: APIRequestContext, reference: string): Interrupted {
  const formOf = (page: Page) => page.getByRole('form', { name: 'Modulo d’ordine' })
  const finish = (page: Page) => formOf(page).getByRole('textbox', { name: 'Finitura' })
  return {
    address: '/it/orders/new?type=furniture',
    begin: async (page) => {
      const form = formOf(page)
      await form.getByRole('combobox', { name: 'Cliente' }).fill('014207')
      await page.getByRole('option', { name: /014207/ }).click()
      await form.getByRole('textbox', { name: 'Modello' }).fill('Alba')
      await form.getByRole('textbox', { name: 'Riferimento' }).fill(reference)
      const line = form.getByRole('group', { name: 'Riga 1', exact: true })
      await line.getByRole('textbox', { name: 'Descrizione' }).fill('Base 60')
      await line.getByRole('textbox', { name: 'Quantità' }).fill('2')
      await form.getByRole('checkbox').check()
    },
    find: (page) => expect(finish(page)).toBeVisible(),
    type: (page, word) => finish(page).fill(word),
    expectTyped: async (page, word) => {
      await expect(finish(page)).toHaveValue(word)
      await expect(formOf(page).getByRole('textbox', { name: 'Riferimento' })).toHaveValue(reference)
    },
    send: async (page) => {
      const verb = /^Invia/
      await formOf(page).getByRole('button', { name: verb }).click()
      await page.getByRole('dialog').getByRole('button', { name: verb }).click()
    },
    call: /\/order-form\/send-request/,
    arrived: async () => {
      const path = `/api/v1.0/orders/1?q=${encodeURIComponent(reference)}`
      const found = await ask<{ status: string }[]>(request, path)
      return found.filter(({ status }) => status !== 'draft').length
    },
  }
}

/** The mobile number on the sheet of a client of its own. */
export async function aSheet(request: APIRequestContext, name: string): Promise<Interrupted> {
  const { id } = await saveSheet(request, 'agent', 0, wholeSheet(name))
  const mobile = (page: Page) => page.getByRole('textbox', { name: 'Cellulare', exact: true })
  const digits = (text: unknown) => String(text).replace(/\D/g, '').slice(-10)
  return {
    address: `/it/sheets/${id}`,
    begin: (page) => expect(mobile(page)).toBeVisible(),
    find: (page) => expect(mobile(page)).toBeVisible(),
    type: (page, word) => mobile(page).fill(word),
    expectTyped: (page, word) => expect.poll(async () => digits(await mobile(page).inputValue())).toBe(word),
    send: (page) => page.getByRole('button', { name: 'Salva', exact: true }).click(),
    call: /\/schede\/client-set\//,
    arrived: async (word) => (digits((await sheetOf(request, id)).values['mobile']) === word ? 1 : 0),
  }
}

/** A request for a material nobody else asks for. */
export async function aRequest(request: APIRequestContext): Promise<Interrupted> {
  const goods = await newGoods(request, 50)
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Richiesta' })
  const note = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Nota' })
  return {
    address: `/it/materials?q=${encodeURIComponent(goods.name)}`,
    begin: async (page) => {
      await page.getByRole('button', { name: 'Richiedi' }).click()
      await expect(note(page)).toBeVisible()
    },
    find: (page) => page.getByRole('button', { name: /^Richiesta: / }).click(),
    type: (page, word) => note(page).fill(word),
    expectTyped: (page, word) => expect(note(page)).toHaveValue(word),
    send: (page) => panelOf(page).getByRole('button', { name: 'Invia 1 riga' }).click(),
    call: /\/materiali\/request$/,
    arrived: async () => {
      const path = `/api/v2.0/materiali/request-agencies/1?q=${encodeURIComponent(goods.name)}`
      return (await ask<unknown[]>(request, path)).length
    },
  }
}
