import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

export interface Row {
  readonly id: number
  readonly code: string
  readonly business_name: string
  readonly customer_status: string
  readonly lat: number | null
  readonly lng: number | null
}
export const clientsOf = (page: Page, query: string) =>
  ask<Row[]>(page.request, `/api/v1.0/agencies/clients?${query}`)
export const table = (page: Page) => page.getByRole('table', { name: 'Clienti' })
export const rows = (page: Page) => table(page).locator('tbody tr')
export const total = (page: Page) => page.getByRole('heading', { level: 1, name: 'Clienti' }).locator('+ p')
export const map = (page: Page) => page.getByRole('region', { name: 'Mappa dei clienti' })
export const clusters = (page: Page) => map(page).getByRole('button', { name: /clienti: ingrandisci/ })
