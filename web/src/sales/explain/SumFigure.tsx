import type { ReactNode } from 'react'
import { Explain, ExplainFigure, ExplainNote } from '../../ui/layout/Explain.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { LinesAsked } from '../lines-asked.ts'
import { SumExplanation } from './SumExplanation.tsx'

interface Props {
  /** "Ferri Rappresentanze, 2025 up to 14 November". */
  title: string
  value: number
  /** The lines that add up to it; null where they cannot be shown one by one. */
  lines: LinesAsked | null
  /** What is special about this figure. */
  note?: string | undefined
  /** The figure as it is shown; the amount in whole euros unless given. */
  children?: ReactNode
}

/** A sum of invoice lines that explains itself. */
export function SumFigure({ title, value, lines, note, children }: Props) {
  const format = useFormat()
  return (
    <Explain title={title} figure={children ?? format.money(value)}>
      {(close) => (
        <>
          <ExplainFigure>{format.euro(value, true)}</ExplainFigure>
          {lines ? (
            <SumExplanation asked={lines} note={note} onLeave={close} />
          ) : (
            <ExplainNote>{note}</ExplainNote>
          )}
        </>
      )}
    </Explain>
  )
}
