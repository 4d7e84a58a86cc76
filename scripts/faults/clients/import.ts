import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

const families = ['CU', 'LI', 'EL', 'PJ']

/** Brings in files of invoices, each with numbers of its own. */
export function importClient(setting: Setting, lines: number): Client {
  const desk = deskOf(setting)
  let token = ''
  let n = 0
  return {
    name: 'imports',
    async act() {
      token ||= await signIn(desk, setting.company.admin, firstPassword)
      n += 1
      const mark = `F${n}`
      const key = newKey()
      const answer = await settle(desk, {
        method: 'POST',
        path: '/api/v1.0/admin/import/invoices',
        token,
        key,
        file: { name: `${mark}.csv`, text: invoices(setting, mark, setting.random.between(1, lines)) },
      })
      if (expectDone(desk, `import ${mark}`, answer))
        setting.ledger.entries.push({ kind: 'import', subject: mark, mark, key })
    },
  }
}

function invoices({ company, random }: Setting, mark: string, lines: number): string {
  const rows = Array.from({ length: lines }, (_, i) => {
    const day = String(random.between(1, 28)).padStart(2, '0')
    const date = `${random.pick([2023, 2024])}-${String(random.between(1, 12)).padStart(2, '0')}-${day}`
    const amount = (random.between(-20_000, 200_000) / 100).toFixed(2)
    return [`${mark}-${i}`, 1, date, random.pick(company.clientCodes), random.pick(families), 1, amount].join(
      ',',
    )
  })
  return `invoice_number,line,date,client_code,family_code,quantity,amount\n${rows.join('\n')}\n`
}
