import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { sortKey, sortOrder } from '../fields/fields.ts'
import { articleCalls } from './article-calls.ts'
import { budgetCalls } from './budget-calls.ts'
import { lineCalls } from './line-calls.ts'
import { yearCalls } from './year-calls.ts'
import { budgetColumns, detailTable, figureColumns, labelColumn } from './columns.ts'
import { CodeRow, DetailRow, period, RevenueRow, SalesMeta, SalesQuery } from './rows.ts'
import { periods, salesFilterWords } from './file-words.ts'
import { categoryKey, readers, scopeParams, variants } from './scope.ts'

export const salesCalls = defineCalls({
  ...yearCalls,
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
    query: z.object({
      ...period,
      category: categoryKey.optional(),
      /** Unless said, the greatest revenue first. */
      sort: sortKey(detailTable).optional(),
      order: sortOrder,
    }),
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
    table: detailTable,
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
  ...articleCalls,
  ...budgetCalls,
  ...lineCalls,
})
