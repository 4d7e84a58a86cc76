import type { CategoryKey, RevenueRow } from './data.ts'
import { type FigureColumn, useRowFigure } from './explain/useRowFigures.tsx'
import { RevenueStrip } from './RevenueStrip.tsx'
import { useCategoryNote } from './useCategoryNote.ts'
import { useView } from './view.ts'

/** The figures of the subject, or of one of its categories, each explaining itself. */
export function ExplainedStrip({ row, budgetOf }: { row: RevenueRow; budgetOf?: null }) {
  const draw = useRowFigure()
  const noteOf = useCategoryNote()
  const { meta, name } = useView()
  const isTotal = row.kind === 'total'
  const subject = {
    name: isTotal ? name : `${name}, ${row.label}`,
    lines: isTotal ? {} : { category: row.key as CategoryKey },
    note: noteOf(row),
    ...(budgetOf === null && { budgetOf }),
  }
  return (
    <RevenueStrip
      figures={row}
      meta={meta}
      wrap={(column, figure) => draw(column as FigureColumn, row, subject, figure)}
    />
  )
}
