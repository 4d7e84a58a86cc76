import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Explain, ExplainFigure, ExplainLines, ExplainNote } from '../../ui/layout/Explain.tsx'
import { useFormat } from '../../ui/useFormat.ts'

interface Props {
  title: string
  /** The later and the earlier amount, each with its name: "2025 up to 14 November". */
  now: { readonly name: string; readonly value: number }
  before: { readonly name: string; readonly value: number }
  percent: number | null
  /** Whether the figure shown is the percentage or the euros. */
  as: 'money' | 'percent'
  children?: ReactNode
}

/** A change that explains itself: both amounts, their difference, the formula in words. */
export function ChangeFigure({ title, now, before, percent, as, children }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const difference = Math.round((now.value - before.value) * 100) / 100
  const shown = as === 'money' ? difference : percent
  return (
    <Explain
      title={title}
      figure={children ?? <Delta value={shown} money={as === 'money'} strong={as !== 'money'} />}
    >
      {() => (
        <>
          <ExplainFigure>
            {as === 'percent' && (percent === null ? t('strip.new') : format.delta(percent))}
            {as === 'money' && `${difference > 0 ? '+' : ''}${format.euro(difference, true)}`}
          </ExplainFigure>
          <ExplainLines
            lines={[
              { key: 'now', label: now.name, value: format.money(now.value, true) },
              {
                key: 'before',
                label: t('explain.minus', { name: before.name }),
                value: format.money(before.value, true),
              },
              { key: 'sum', label: 'Δ €', value: format.deltaMoney(difference, true), tone: 'sum' },
            ]}
          />
          <ExplainNote>
            {percent === null && before.value === 0
              ? t('explain.nothingBefore', { name: before.name })
              : t('explain.percent', { name: before.name })}
          </ExplainNote>
        </>
      )}
    </Explain>
  )
}
