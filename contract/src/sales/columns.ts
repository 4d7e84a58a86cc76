import type { Column } from '../call.ts'
import type { Words } from '../words.ts'

export const labels = {
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

export const figureColumns: readonly Column[] = [
  { key: 'prev_total', type: 'money', sortable: true, total: true, label: labels.prevTotal },
  { key: 'prev_prog', type: 'money', sortable: true, total: true, label: labels.prevProg },
  { key: 'curr_ytd', type: 'money', sortable: true, total: true, label: labels.current },
  { key: 'delta', type: 'money', sortable: true, total: true, label: labels.delta },
  { key: 'delta_pct', type: 'percent', sortable: true, label: labels.deltaPct },
]
export const budgetColumns: readonly Column[] = [
  { key: 'budget_year', when: 'budgets', type: 'money', total: true, label: labels.budget },
  { key: 'budget_prog', when: 'budgets', type: 'money', total: true, label: labels.budgetProg },
  { key: 'budget_pct', when: 'budgets', type: 'percent', sortable: true, label: labels.budgetPct },
]
/** Agencies, clients or months of a subject. */
export const detailTable: readonly Column[] = [
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
]
export const labelColumn: Column = { key: 'label', type: 'text', label: labels.category }

export const budgetTable: readonly Column[] = [
  { key: 'label', type: 'text', label: labels.category },
  { key: 'budget_year', type: 'money', total: true, label: labels.budget },
  { key: 'budget_prog', type: 'money', total: true, label: labels.budgetProg },
  { key: 'curr_ytd', type: 'money', total: true, label: labels.current },
  { key: 'budget_pct', type: 'percent', label: labels.budgetPct },
  { key: 'gap', type: 'money', total: true, label: { it: 'Scarto', en: 'Gap', fr: 'Écart', es: 'Desvío' } },
]
