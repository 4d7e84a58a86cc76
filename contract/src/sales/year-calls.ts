import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { labelColumn, labels } from './columns.ts'
import { SalesMeta, SalesQuery, TwoYearMeta, TwoYearRow, YearRow } from './rows.ts'
import { periods, salesFilterWords } from './file-words.ts'
import { readers, scopeParams, variants } from './scope.ts'

/** Revenue of years beside each other. */
export const yearCalls = defineCalls({
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
})
