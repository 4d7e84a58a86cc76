import { fill, type Words } from '@mandato/contract/words'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Contests } from '../contests.ts'
import { provenLines } from '../lines.ts'
import { invoiceSeenBy } from '../queries/invoice.ts'
import { refuse } from '../refusals.ts'

const subject: Words = {
  it: 'Riga contestata: {what}, fattura {number}',
  en: 'Contested line: {what}, invoice {number}',
  fr: 'Ligne contestée : {what}, facture {number}',
  es: 'Línea reclamada: {what}, factura {number}',
}
const mostOfWhat = 50

/** Contests a line of an invoice: a request to head office with what the portal says of its price. */
export async function contestLine(
  context: Context,
  contests: Contests,
  asked: { readonly invoice: number; readonly line: number; readonly text: string },
): Promise<{ readonly id: string }> {
  const { db, user, clock, language } = context
  const invoice = await invoiceSeenBy(db, user, asked.invoice, today(clock))
  if (!invoice) throw notFound()
  const line = (await provenLines(db, invoice)).find((one) => one.line === asked.line)
  if (!line) throw notFound()
  const what = (line.product_code ?? line.description ?? String(line.line)).slice(0, mostOfWhat)
  const { description, product_code, quantity, amount, check, expected, difference, reason, proof } = line
  const opened = await contests.open(context, {
    invoice: invoice.id,
    line: line.line,
    client_id: invoice.client_id,
    subject: fill(subject[language], { what, number: invoice.number }),
    text: asked.text,
    proof: { description, product_code, quantity, amount, check, expected, difference, reason, proof },
  })
  if (!opened) throw refuse('already_contested')
  return opened
}
