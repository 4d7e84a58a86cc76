import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { tellTrouble } from './actions/tell-trouble.ts'

/* Who is notified of an import that ended with errors: most run at night. */
const { t, erp } = await openImports('sales')

const mails = () =>
  t.db.selectFrom('outbox').select(['recipient', 'subject', 'text_body']).orderBy('id').execute()
const told = async (work: () => Promise<unknown>) => {
  const before = (await mails()).length
  await work()
  return (await mails()).slice(before)
}
const good = '014207'
const file = (...clients: string[]) =>
  ['invoice_number,line,date,client_code,family_code,quantity,amount']
    .concat(clients.map((client, i) => `T${client},${i + 1},2025-05-01,${client},NN,1,1.00`))
    .join('\n')

test('administrators get a mail in their language, with what to do and without data of the file', async () => {
  await t.db.updateTable('users').set({ language: 'fr' }).where('user_type', '=', 1).execute()
  const sent = await told(() => erp.bring('invoices', file(good, '999999'), { accept_valid: '1' }))
  expect(sent.map(({ subject }) => subject)).toEqual(['Importation avec lignes rejetées\u202f: erp.csv'])
  const [mail] = sent
  const admins = t.db.selectFrom('users').select('email').where('user_type', '=', 1)
  expect([{ email: mail?.recipient }]).toEqual(await admins.execute())
  expect(mail?.text_body).toContain('Lignes rejetées\u202f: 1.')
  expect(mail?.text_body).toMatch(/\/fr\/imports\/\d+/)
  expect(mail?.text_body).not.toContain('999999')
})

test('a file that was refused says why, and where', async () => {
  const [mail] = await told(() => erp.bring('invoices', 'invoice_number,line\n1,1\n'))
  expect(mail?.subject).toBe('Échec de l’importation\u202f: erp.csv')
  expect(mail?.text_body).toContain('Colonnes obligatoires absentes\u202f: ')
  expect(mail?.text_body).toContain('Ligne 1.')
})

test('successful, dry-run and cancelled imports send no mail', async () => {
  expect(await told(() => erp.bring('invoices', file(good)))).toEqual([])
  expect(await told(() => erp.bring('invoices', file('999999'), { dry_run: '1' }))).toEqual([])
  const cancelled = await erp.upload('invoices', file('999999'))
  expect(await told(() => erp.cancel(cancelled).then(() => t.runJobs()))).toEqual([])
})

test('it is mailed once, with several processes at the same moment', async () => {
  const id = await erp.upload('invoices', file('999998'))
  const twice = () => Promise.all([tellTrouble(t.parts), tellTrouble(t.parts)])
  expect(await told(() => t.runJobs())).toHaveLength(1)
  expect(await told(twice)).toEqual([])
  await t.db.updateTable('imports').set({ told_at: null }).where('id', '=', id).execute()
  expect(await told(twice)).toHaveLength(1)
})
