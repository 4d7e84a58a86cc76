import { fill, type Language, type Words } from '@mandato/contract/words'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What stands on a statement of account. */
const statementWords = {
  title: words('Estratto conto', 'Statement of account', 'Relevé de compte', 'Extracto de cuenta'),
  fileName: words('estratto-conto', 'statement', 'releve', 'extracto'),
  asOf: words('al {day}', 'to {day}', 'au {day}', 'a {day}'),
  client: words('Cliente {code}', 'Customer {code}', 'Client {code}', 'Cliente {code}'),
  open: words('Aperto', 'Open', 'Solde', 'Pendiente'),
  overdue: words('Scaduto', 'Overdue', 'Échu', 'Vencido'),
  due: words('Scadenza', 'Due', 'Échéance', 'Vencimiento'),
  document: words('Documento', 'Document', 'Document', 'Documento'),
  date: words('Del', 'Of', 'Du', 'De'),
  instalment: words('Rata', 'Part', 'Éch.', 'Plazo'),
  days: words('Ritardo', 'Days late', 'Retard', 'Retraso'),
  amount: words('Importo', 'Amount', 'Montant', 'Importe'),
  paid: words('Pagato', 'Paid', 'Payé', 'Pagado'),
  balance: words('Saldo progressivo', 'Running balance', 'Solde cumulé', 'Saldo acumulado'),
  total: words('Totale', 'Total', 'Total', 'Total'),
  credit: words('nota di credito', 'credit note', 'avoir', 'nota de crédito'),
  daysLate: words('{n} gg', '{n} d', '{n} j', '{n} d'),
  items: words('Partite aperte', 'Open items', 'Postes ouverts', 'Partidas pendientes'),
  none: words('Nessuna partita aperta.', 'Nothing is open.', 'Aucun poste ouvert.', 'Nada pendiente.'),
  age_due: words('Non scaduto', 'Not yet due', 'Non échu', 'No vencido'),
  age_to_30: words('1–30 giorni', '1–30 days', '1–30 jours', '1–30 días'),
  age_to_60: words('31–60', '31–60', '31–60', '31–60'),
  age_to_90: words('61–90', '61–90', '61–90', '61–90'),
  age_beyond: words('oltre 90', 'over 90', 'plus de 90', 'más de 90'),
  interest: words(
    'Interessi di mora a oggi: {amount} €',
    'Late interest to date: €{amount}',
    'Intérêts de retard à ce jour : {amount} €',
    'Intereses de demora a hoy: {amount} €',
  ),
  law: words(
    'Interessi al tasso di riferimento più otto punti (D.Lgs. 231/2002), oltre a {flat} € forfettari per il recupero. È un’informazione: non è compresa nel saldo.',
    'Interest at the reference rate plus eight points (Legislative Decree 231/2002), besides a flat €{flat} for recovery. For information: it is not part of the balance.',
    'Intérêts au taux de référence plus huit points (décret législatif 231/2002), outre {flat} € forfaitaires de recouvrement. À titre d’information : non compris dans le solde.',
    'Intereses al tipo de referencia más ocho puntos (D.Lgs. 231/2002), además de {flat} € fijos por el cobro. Es una información: no forma parte del saldo.',
  ),
  rates: words(
    'Tassi usati: {rates}.',
    'Rates used: {rates}.',
    'Taux appliqués : {rates}.',
    'Tipos aplicados: {rates}.',
  ),
  half1: words(
    '1° semestre {year}',
    'first half of {year}',
    '1er semestre {year}',
    '1.er semestre de {year}',
  ),
  half2: words('2° semestre {year}', 'second half of {year}', '2e semestre {year}', '2.º semestre de {year}'),
  latestRate: words('(l’ultimo noto)', '(the latest known)', '(le dernier connu)', '(el último conocido)'),
} satisfies Record<string, Words>

export type SayInvoices = (
  key: keyof typeof statementWords,
  values?: Readonly<Record<string, unknown>>,
) => string

/** The words of a statement in a language. */
export const sayInvoices =
  (language: Language): SayInvoices =>
  (key, values = {}) =>
    fill(statementWords[key][language], values, language)
