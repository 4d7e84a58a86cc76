import type { Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'
import { test, workerReady } from './support/worker.ts'

/* Material requests without a network. */

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Richiesta' })

test('a basket is found again, is sent without a network, and arrives once', async ({ page, context }) => {
  test.slow()
  await signIn(page, 'agent')
  await page.goto('/it/materials')
  const note = 'Per la vetrina senza rete'
  await page.getByRole('button', { name: 'Richiedi' }).first().click()
  await panelOf(page).getByRole('textbox', { name: 'Nota' }).fill(note)
  await expect(panelOf(page).getByText(/^Salvato su questo computer/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Richiesta: / }).click()
  await expect(panelOf(page).getByRole('textbox', { name: 'Nota' })).toHaveValue(note)
  await workerReady(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/materiali/request')) sent += 1
  })
  await context.setOffline(true)
  await panelOf(page).getByRole('button', { name: 'Invia 1 riga' }).click()
  await expect(page.getByText('In attesa della rete: la richiesta parte da sola appena torna')).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText(/^Richiesta inviata: /)).toBeVisible()
  expect(sent).toBeGreaterThan(0)
  await page.goto(`/it/material-requests?q=${encodeURIComponent(note)}`)
  await expect(page.getByRole('link', { name: /^Solo su questo dispositivo/ })).toHaveCount(0)
})
