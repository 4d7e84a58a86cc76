import { expect, signIn, test } from './fixtures.ts'
import { expectNoViolationsIn } from './support/axe.ts'
import { actOn, remind, saveSheet, wholeSheet } from './support/sheets.ts'

/** The bar covers part of the rows: that is no fault of the rows. */
const foot = ':has(> section[aria-label="Con i selezionati"])'

test('a bulk reminder goes to the sheets it is allowed for and lists the others with the reason', async ({
  page,
}) => {
  const mark = `insieme${crypto.randomUUID().slice(0, 8)}`
  const names = ['A', 'B', 'C', 'D'].map((letter) => `Mobili ${mark} ${letter}`)
  const ids: number[] = []
  for (const name of names) {
    const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
    ids.push(id)
    await actOn(page.request, 'agent2', id, {
      action: 'send_signature',
      'signature-email': `firma-${mark}@prova.example`,
    })
  }
  await signIn(page, 'sales')
  await page.goto(`/it/sheets?view=clients&sort=business_name&q=${mark}`)
  const box = (name: string) => page.getByRole('checkbox', { name: `Seleziona ${name}` })
  await box(`Mobili ${mark} A`).click()
  await box(`Mobili ${mark} C`).click({ modifiers: ['Shift'] })
  await expect(box(`Mobili ${mark} B`)).toBeChecked()
  await expect(box(`Mobili ${mark} D`)).not.toBeChecked()
  const bar = page.getByRole('region', { name: 'Con i selezionati' })
  await expect(bar).toContainText('3 selezionati')
  // A colleague was faster with one of them.
  await remind(page.request, 'agent2', ids[1] ?? 0)

  await bar.getByRole('button', { name: 'Stampa 3' }).click()
  const print = page.getByRole('dialog', { name: 'Stampa 3 clienti' })
  const asked = page.waitForRequest('**/clients/print')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    print.getByRole('button', { name: 'Esporta xlsx' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await asked).postDataJSON()).toMatchObject({ clients_id: ids.slice(0, 3) })
  await print.getByRole('button', { name: 'Chiudi' }).click()

  await bar.getByRole('button', { name: 'Sollecita 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sollecitare chi firma per 3 clienti?' })
  await dialog.getByRole('button', { name: 'Sollecita 3' }).click()
  const report = page.getByRole('region', { name: '2 solleciti inviati' })
  await expect(report.getByRole('listitem')).toHaveText([
    `Mobili ${mark} B già sollecitato nelle ultime 24 ore`,
  ])
  await expect(bar).toContainText('1 selezionato')
  await expect(box(`Mobili ${mark} A`)).not.toBeChecked()
  await expect(box(`Mobili ${mark} B`)).toBeChecked()
  await expect(bar).toContainText('Già sollecitato: di nuovo dal')
  await expect(bar.getByRole('button', { name: /^Sollecita/ })).toHaveCount(0)
  await expectNoViolationsIn(page, foot, 'after a run over many')
  // The server did it: a reload finds the report again, until it is put away.
  await page.reload()
  await expect(report.getByRole('listitem')).toHaveText([
    `Mobili ${mark} B già sollecitato nelle ultime 24 ore`,
  ])
  const away = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await report.getByRole('button', { name: 'Chiudi' }).click()
  await away
  await page.reload()
  await expect(box(`Mobili ${mark} B`)).toBeVisible()
  await expect(report).toHaveCount(0)
  await box(`Mobili ${mark} B`).click()
  // Another list begins without ticks.
  await page.getByRole('button', { name: /^Inviata \d/ }).click()
  await expect(bar).toHaveCount(0)
  await expect(box(`Mobili ${mark} B`)).not.toBeChecked()
})

test('the ticked agencies are reminded, each with one mail, and their clients printed as one list', async ({
  page,
}) => {
  // Something unfinished that nobody was reminded of yet.
  for (const agency of [3, 4]) {
    const name = `Mobili insieme ${crypto.randomUUID().slice(0, 8)}`
    const body = { action: 'save', agency, scheda_fields: wholeSheet(name) }
    await actOn(page.request, 'sales', 0, body)
  }
  await signIn(page, 'sales')
  await page.goto('/it/sheets')
  const bar = page.getByRole('region', { name: 'Con i selezionati' })
  await expect(page.getByRole('table', { name: 'Agenzie' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  const tick = (agency: string) => page.getByRole('checkbox', { name: `Seleziona ${agency}` }).click()
  await tick('Bonfanti Arredo Agenzia')
  await tick('Sartori Rappresentanze')
  await expect(bar).toContainText('2 agenzie selezionate')
  await expectNoViolationsIn(page, foot, 'with ticked agencies')
  await bar.getByRole('button', { name: 'Stampa elenco' }).click()
  const print = page.getByRole('dialog', { name: /^Stampa \d+ clienti$/ })
  const asked = page.waitForRequest('**/clients/print')
  await Promise.all([
    page.waitForEvent('download'),
    print.getByRole('button', { name: 'Esporta xlsx' }).click(),
  ])
  expect(((await asked).postDataJSON() as { agencies_id: number[] }).agencies_id).toHaveLength(2)
  await print.getByRole('button', { name: 'Chiudi' }).click()

  await bar.getByRole('button', { name: 'Sollecita 2' }).click()
  const question = page.getByRole('dialog', { name: 'Sollecitare 2 agenzie?' })
  await question.getByRole('button', { name: 'Sollecita 2' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 agenzie sollecitate' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Seleziona tutta la pagina' })).toBeFocused()
  // Once a day: who was reminded is not offered again, and the bar says from when.
  await tick('Sartori Rappresentanze')
  await expect(bar).toContainText('Già sollecitato: di nuovo dal')
  await expect(bar.getByRole('button', { name: /^Sollecita/ })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Togli la selezione' }).click()
  await expect(bar).toHaveCount(0)
})
