import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../platform/api-error.ts'
import type { Tree } from '../ui/table/rows.ts'
import { type DetailRow, detailQuery } from './data.ts'
import { DrillLink } from './DrillLink.tsx'
import { useChange, useSearch, useView } from './view.ts'
import { dot } from '../ui/dot.ts'

/** So many clients stand below an opened agency; all of them stand on its own page. */
const SHOWN = 7

interface UnitTree {
  readonly tree: Tree<DetailRow>
  readonly note: (row: DetailRow) => ReactNode
  /** The agency a client's row stands below. */
  readonly agencyOf: (row: DetailRow) => number | undefined
}

/** Agencies that open into their clients, loaded when opened; which are open stands in the address. */
export function useUnitTree(order: (rows: readonly DetailRow[]) => readonly DetailRow[]): UnitTree {
  const { t } = useTranslation('sales')
  const { ask } = useView()
  const { open = [], category } = useSearch()
  const change = useChange()
  const reads = useQueries({
    queries: open.map((agency) => detailQuery({ ...ask, about: { agency } }, category)),
  })
  const readOf = (row: DetailRow) => (row.id === null ? undefined : reads[open.indexOf(row.id)])
  const clientsOf = (row: DetailRow) => readOf(row)?.data?.response.filter((client) => client.id !== null)
  const isOpen = (row: DetailRow) => row.kind === 'agency' && row.id !== null && open.includes(row.id)
  const toggle = ({ id }: DetailRow) => {
    if (id === null) return
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...open, id]
    change({ open: next.length ? next : undefined })
  }
  return {
    tree: {
      isOpen,
      toggle,
      children: (row) => {
        if (row.kind !== 'agency') return null
        const read = readOf(row)
        if (read?.error) return []
        return read?.data ? order(read.data.response).slice(0, SHOWN) : 'loading'
      },
      name: (row) => row.label,
      hasNote: (row) => Boolean(readOf(row)?.error) || (clientsOf(row)?.length ?? 0) > SHOWN,
    },
    note: (row) => {
      const error = readOf(row)?.error
      if (error) return messageOf(error)
      const more = (clientsOf(row)?.length ?? 0) - SHOWN
      return (
        <>
          {t('units.more', { count: more, name: row.label })}
          {dot}
          <DrillLink to={{ agency: row.id ?? undefined }}>{t('units.showAll')}</DrillLink>
        </>
      )
    },
    agencyOf: (row) => open[reads.findIndex((read) => read.data?.response.some((client) => client === row))],
  }
}
