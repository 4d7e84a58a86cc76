import * as z from 'zod'
import { type Column, defineCalls } from '../call.ts'
import { categoryKeys, partitionKeys, type CategoryKey } from './categories.ts'
import { isoDate, monthDay } from '../fields/dates.ts'
import { id, idOrAll, pageParams, perPage, saved, text, year } from '../fields/fields.ts'
import { money, moneyInput } from '../fields/money.ts'
import {
  assignments,
  BudgetRow,
  CodeRow,
  DetailRow,
  LineRow,
  period,
  RevenueRow,
  SalesMeta,
  SalesQuery,
  Subject,
  TwoYearMeta,
  TwoYearRow,
  YearRow,
} from './rows.ts'
import { periods, salesFilterWords } from './file-words.ts'
import type { Words } from '../words.ts'

const categoryKey = z.enum(categoryKeys as [CategoryKey, ...CategoryKey[]])
/** A budget is set for a category of the partition. */
const partitionKey = z.enum(partitionKeys)
const scopeParams = z.object({ agency: idOrAll.optional(), client: id.optional() })

const labels = {
  category: { it: 'Categoria', en: 'Category', fr: 'Catégorie', es: 'Categoría' },
  prevTotal: { it: '{prev_year}', en: '{prev_year}', fr: '{prev_year}', es: '{prev_year}' },
  prevProg: {
    it: '{prev_year} prog.',
    en: '{prev_year} to date',
    fr: '{prev_year} cumul',
    es: '{prev_year} prog.',
  },
  current: { it: '{year}', en: '{year}', fr: '{year}', es: '{year}' },
  delta: { it: 'Δ €', en: 'Δ €', fr: 'Δ €', es: 'Δ €' },
  deltaPct: { it: 'Δ %', en: 'Δ %', fr: 'Δ %', es: 'Δ %' },
  budget: { it: 'Budget anno', en: 'Year budget', fr: 'Budget année', es: 'Presupuesto año' },
  budgetProg: { it: 'Budget prog.', en: 'Budget to date', fr: 'Budget cumul', es: 'Presup. prog.' },
  budgetPct: { it: 'Budget %', en: 'Budget %', fr: 'Budget %', es: 'Presup. %' },
} satisfies Record<string, Words>

const figureColumns: readonly Column[] = [
  { key: 'prev_total', type: 'money', sortable: true, total: true, label: labels.prevTotal },
  { key: 'prev_prog', type: 'money', sortable: true, total: true, label: labels.prevProg },
  { key: 'curr_ytd', type: 'money', sortable: true, total: true, label: labels.current },
  { key: 'delta', type: 'money', sortable: true, total: true, label: labels.delta },
  { key: 'delta_pct', type: 'percent', sortable: true, label: labels.deltaPct },
]
const budgetColumns: readonly Column[] = [
  { key: 'budget_year', when: 'budgets', type: 'money', total: true, label: labels.budget },
  { key: 'budget_prog', when: 'budgets', type: 'money', total: true, label: labels.budgetProg },
  { key: 'budget_pct', when: 'budgets', type: 'percent', sortable: true, label: labels.budgetPct },
]
const labelColumn: Column = { key: 'label', type: 'text', label: labels.category }

const readers = ['admin', 'sales', 'agent', 'customer'] as const
/** Three variants of one question: the whole scope, an agency, a client of an agency. */
const variants = (path: string, agency: string, client: string) =>
  [path, agency, client] as [`/${string}`, `/${string}`, `/${string}`]

const budgetQuestion = {
  category: partitionKey.optional(),
  client: id.optional(),
  agent: id.optional(),
  year: year.optional(),
  cut: monthDay.optional(),
}
const budgetTable: readonly Column[] = [
  { key: 'label', type: 'text', label: labels.category },
  { key: 'budget_year', type: 'money', total: true, label: labels.budget },
  { key: 'budget_prog', type: 'money', total: true, label: labels.budgetProg },
  { key: 'curr_ytd', type: 'money', total: true, label: labels.current },
  { key: 'budget_pct', type: 'percent', label: labels.budgetPct },
  { key: 'gap', type: 'money', total: true, label: { it: 'Scarto', en: 'Gap', fr: 'Écart', es: 'Desvío' } },
]

export const salesCalls = defineCalls({
  salesYears: {
    method: 'GET',
    path: variants(
      '/api/v1.0/sales/years',
      '/api/v1.0/sales/years/agent/{agency}',
      '/api/v1.0/sales/years/agent/{agency}/client/{client}',
    ),
    summary: 'Every year with revenue, newest first, month by month',
    roles: readers,
    effect: 'read',
    params: scopeParams,
    query: SalesQuery,
    response: z.array(YearRow),
    meta: SalesMeta,
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.every,
    filterWords: salesFilterWords,
    title: {
      it: 'Fatturato per anno',
      en: 'Revenue by year',
      fr: 'Chiffre d’affaires par année',
      es: 'Facturación por año',
    },
    table: [
      // A year is a name: no thousands in it.
      { key: 'year', type: 'text', label: { it: 'Anno', en: 'Year', fr: 'Année', es: 'Año' } },
      {
        key: 'total',
        type: 'money',
        label: { it: 'Anno intero', en: 'Whole year', fr: 'Année entière', es: 'Año completo' },
      },
      {
        key: 'prog',
        type: 'money',
        label: { it: 'Progressivo', en: 'To date', fr: 'Cumul', es: 'Progresivo' },
      },
      { key: 'delta_pct', type: 'percent', label: labels.deltaPct },
    ],
  },
  salesCurrent: {
    method: 'GET',
    path: variants(
      '/api/v1.0/sales/current',
      '/api/v1.0/sales/current/agent/{agency}',
      '/api/v1.0/sales/current/agent/{agency}/client/{client}',
    ),
    summary: 'Revenue by category: previous year, same period, current year to date',
    roles: readers,
    effect: 'read',
    params: scopeParams,
    query: SalesQuery,
    response: z.array(RevenueRow),
    meta: SalesMeta,
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.compared,
    filterWords: salesFilterWords,
    title: {
      it: 'Fatturato per categoria',
      en: 'Revenue by category',
      fr: 'Chiffre d’affaires par catégorie',
      es: 'Facturación por categoría',
    },
    table: [labelColumn, ...figureColumns, ...budgetColumns],
  },
  salesDetail: {
    method: 'GET',
    path: variants(
      '/api/v1.0/sales/current/detail',
      '/api/v1.0/sales/current/detail/agent/{agency}',
      '/api/v1.0/sales/current/detail/agent/{agency}/client/{client}',
    ),
    summary: 'One level down: agencies, clients of an agency, or months and categories of a client',
    roles: readers,
    effect: 'read',
    params: scopeParams,
    query: z.object({ ...period, category: categoryKey.optional() }),
    response: z.array(DetailRow),
    meta: SalesMeta,
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.compared,
    filterWords: salesFilterWords,
    title: {
      it: 'Fatturato, dettaglio',
      en: 'Revenue in detail',
      fr: 'Chiffre d’affaires, détail',
      es: 'Facturación, detalle',
    },
    table: [
      {
        key: 'code',
        type: 'text',
        sortable: true,
        label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
      },
      {
        key: 'label',
        type: 'text',
        sortable: true,
        label: { it: 'Nome', en: 'Name', fr: 'Nom', es: 'Nombre' },
      },
      {
        key: 'place',
        type: 'text',
        sortable: true,
        label: { it: 'Località', en: 'Place', fr: 'Lieu', es: 'Lugar' },
      },
      ...figureColumns,
      ...budgetColumns,
    ],
  },
  salesCategory: {
    method: 'GET',
    path: variants(
      '/api/v1.0/sales/current/category/{id}',
      '/api/v1.0/sales/current/category/{id}/agent/{agency}',
      '/api/v1.0/sales/current/category/{id}/agent/{agency}/client/{client}',
    ),
    summary: 'One category: its codes month by month and, unless a client is given, its clients',
    roles: readers,
    effect: 'read',
    params: scopeParams.extend({ id: categoryKey }),
    query: SalesQuery,
    response: z.object({ rows: z.array(CodeRow), clients: z.array(DetailRow).optional() }),
    meta: SalesMeta,
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.compared,
    filterWords: { ...salesFilterWords, id: salesFilterWords.category },
    title: {
      it: 'Fatturato per codice',
      en: 'Revenue by code',
      fr: 'Chiffre d’affaires par code',
      es: 'Facturación por código',
    },
    table: [
      { ...labelColumn, label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' } },
      ...figureColumns,
    ],
  },
  salesTwoYears: {
    method: 'GET',
    path: variants(
      '/api/v1.0/sales/prev-2-years',
      '/api/v1.0/sales/prev-2-years/{agency}',
      '/api/v1.0/sales/prev-2-years/{agency}/client/{client}',
    ),
    summary: 'Change over two years by category',
    roles: readers,
    effect: 'read',
    params: scopeParams,
    query: SalesQuery,
    response: z.array(TwoYearRow),
    meta: TwoYearMeta,
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.three,
    filterWords: salesFilterWords,
    title: {
      it: 'Andamento su due anni',
      en: 'Change over two years',
      fr: 'Évolution sur deux ans',
      es: 'Evolución en dos años',
    },
    table: [
      labelColumn,
      {
        key: 'y2_total',
        type: 'money',
        label: { it: '{year_2}', en: '{year_2}', fr: '{year_2}', es: '{year_2}' },
      },
      {
        key: 'y2_prog',
        type: 'money',
        label: { it: '{year_2} prog.', en: '{year_2} to date', fr: '{year_2} cumul', es: '{year_2} prog.' },
      },
      { key: 'y1_total', type: 'money', label: labels.prevTotal },
      { key: 'y1_prog', type: 'money', label: labels.prevProg },
      { key: 'y0_ytd', type: 'money', label: labels.current },
      {
        key: 'delta_2',
        type: 'money',
        label: { it: 'Δ {prev_year}', en: 'Δ {prev_year}', fr: 'Δ {prev_year}', es: 'Δ {prev_year}' },
      },
      {
        key: 'delta_1',
        type: 'money',
        label: { it: 'Δ {year}', en: 'Δ {year}', fr: 'Δ {year}', es: 'Δ {year}' },
      },
      {
        key: 'delta_2y_pct',
        type: 'percent',
        label: { it: 'Δ % due anni', en: 'Δ % two years', fr: 'Δ % deux ans', es: 'Δ % dos años' },
      },
    ],
  },
  salesBudget: {
    method: 'GET',
    path: '/api/v1.0/sales/budget/agent/{id}',
    summary: 'Budget against actual by category and month; 0 = every agency in sight',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id: idOrAll }),
    query: z.object(budgetQuestion),
    response: z.array(BudgetRow),
    meta: SalesMeta,
    about: { agency: 'id', client: 'client', agent: 'agent' },
    period: periods.soFar,
    filterWords: salesFilterWords,
    title: { it: 'Budget', en: 'Budget', fr: 'Budget', es: 'Presupuesto' },
    table: budgetTable,
  },
  salesBudgetAsked: {
    method: 'POST',
    path: '/api/v1.0/sales/budget/agent/{id}',
    summary: 'The same question with the filter in the body; nothing is written',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    params: z.object({ id: idOrAll }),
    body: z.strictObject(budgetQuestion),
    response: z.array(BudgetRow),
    meta: SalesMeta,
    about: { agency: 'id', client: 'client', agent: 'agent' },
    period: periods.soFar,
    filterWords: salesFilterWords,
    title: { it: 'Budget', en: 'Budget', fr: 'Budget', es: 'Presupuesto' },
    table: budgetTable,
  },
  setBudget: {
    method: 'PUT',
    path: '/api/v1.0/admin/budget/agent/{id}',
    summary: 'Set the budget of an agency or of one of its clients; former values stay in the history',
    roles: ['admin', 'sales'],
    needs: 'budget_write',
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      year: z.int().min(1990).max(2100),
      category: partitionKey,
      amount: moneyInput,
      months: z.array(moneyInput).length(12).optional(),
      client: z.int().positive().max(2_147_483_647).optional(),
      version: z.int().optional(),
    }),
    response: saved,
    refuses: ['months_do_not_add_up', 'changed_meanwhile'],
  },
  salesLines: {
    method: 'GET',
    path: '/api/v1.0/sales/lines/{page}',
    summary: 'The invoice lines behind a figure; their total is the figure',
    roles: readers,
    effect: 'read',
    params: pageParams,
    query: z.object({
      agency: idOrAll.optional(),
      client: id.optional(),
      agent: id.optional(),
      category: categoryKey.optional(),
      code: text(10).optional(),
      year: year.optional(),
      month: z.coerce.number<string | number>().int().min(1).max(12).optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      assignment: z.enum(assignments).default('year'),
      per_page: perPage,
    }),
    response: z.array(LineRow),
    meta: z.object({
      as_of: isoDate.nullable(),
      total: money,
      lines: z.int(),
      invoiced: money,
      invoice_lines: z.int(),
      credited: money,
      credit_lines: z.int(),
      from: isoDate.nullable(),
      to: isoDate.nullable(),
      imported_at: z.string().nullable(),
      subject: Subject,
    }),
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.days,
    filterWords: salesFilterWords,
    title: { it: 'Righe di fattura', en: 'Invoice lines', fr: 'Lignes de facture', es: 'Líneas de factura' },
    table: [
      { key: 'date', type: 'date', label: { it: 'Data', en: 'Date', fr: 'Date', es: 'Fecha' } },
      {
        key: 'invoice_number',
        type: 'text',
        label: { it: 'Fattura', en: 'Invoice', fr: 'Facture', es: 'Factura' },
      },
      { key: 'line', type: 'int', label: { it: 'Riga', en: 'Line', fr: 'Ligne', es: 'Línea' } },
      {
        key: 'client_code',
        type: 'text',
        label: { it: 'Codice cliente', en: 'Client code', fr: 'Code client', es: 'Código cliente' },
      },
      { key: 'client', type: 'text', label: { it: 'Cliente', en: 'Client', fr: 'Client', es: 'Cliente' } },
      {
        key: 'product_code',
        type: 'text',
        label: { it: 'Articolo', en: 'Article', fr: 'Article', es: 'Artículo' },
      },
      {
        key: 'description',
        type: 'text',
        label: { it: 'Descrizione', en: 'Description', fr: 'Désignation', es: 'Descripción' },
      },
      { key: 'family_code', type: 'text', label: { it: 'Fam.', en: 'Fam.', fr: 'Fam.', es: 'Fam.' } },
      { key: 'quantity', type: 'int', label: { it: 'Q.tà', en: 'Qty', fr: 'Qté', es: 'Cant.' } },
      {
        key: 'amount',
        type: 'money',
        total: true,
        label: { it: 'Importo', en: 'Amount', fr: 'Montant', es: 'Importe' },
      },
      { key: 'expo', type: 'bool', label: { it: 'Expo', en: 'Display', fr: 'Expo', es: 'Expo' } },
    ],
    paged: true,
  },
})
