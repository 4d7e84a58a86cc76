import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconListDetails } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ExplainActions, ExplainLines, ExplainNote } from '../../ui/layout/Explain.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { linesQuery, type LinesMeta } from '../data.ts'
import type { LinesAsked } from '../lines-asked.ts'
import { linesAbout, useView } from '../view.ts'
import { SumSkeleton } from './SumSkeleton.tsx'

interface Props {
  asked: LinesAsked
  note?: string | undefined
  onLeave: () => void
}

/** What a sum is made of: invoices, credit notes, what is left out, from when to when; and the way to its lines. */
export function SumExplanation({ asked, note, onLeave }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const view = useView()
  const read = useQuery(linesQuery(1, { ...linesAbout(view, asked), per_page: 1 }))
  const open = () => {
    onLeave()
    view.openLines(asked)
  }
  return (
    <Loaded read={read} skeleton={<SumSkeleton />}>
      {({ meta }) => (
        <>
          <Parts meta={meta} />
          <ExplainNote>
            {note && `${note} `}
            {meta.from &&
              meta.to &&
              t('explain.span', { from: format.dateLong(meta.from), to: format.dateLong(meta.to) })}{' '}
            {view.scope.level !== 'network' && `${t(`explain.assigned.${view.meta.assignment}`)} `}
            {meta.imported_at && t('explain.imported', { moment: format.dateTime(meta.imported_at) })}
          </ExplainNote>
          {meta.lines > 0 && (
            <ExplainActions>
              <Button size="xs" leftSection={<IconListDetails size={16} />} onClick={open}>
                {t('explain.goToLines', { count: meta.lines })}
              </Button>
            </ExplainActions>
          )}
        </>
      )}
    </Loaded>
  )
}

function Parts({ meta }: { meta: LinesMeta }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const lines = (key: 'invoices' | 'credits', count: number) => t(`explain.${key}`, { count })
  return (
    <ExplainLines
      lines={[
        {
          key: 'invoices',
          label: lines('invoices', meta.invoice_lines),
          value: format.money(meta.invoiced, true),
        },
        {
          key: 'credits',
          label: lines('credits', meta.credit_lines),
          value: format.money(meta.credited, true),
          ...(meta.credited < 0 && { tone: 'less' as const }),
        },
        { key: 'vat', label: t('explain.vat'), value: t('explain.excluded'), tone: 'out' },
        { key: 'sum', label: t('explain.taxable'), value: format.money(meta.total, true), tone: 'sum' },
      ]}
    />
  )
}
