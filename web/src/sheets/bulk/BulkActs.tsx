import { Button } from '@mantine/core'
import { IconBellRinging, IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { PrintList } from '../boards/PrintList.tsx'
import type { BoardRow } from '../data.ts'
import { actsOn, type BulkAct } from './acts.ts'

interface Props {
  staff: boolean
  ticked: readonly BoardRow[]
  onStart: (act: BulkAct, rows: readonly BoardRow[]) => void
}

const icons = { remind: IconBellRinging, flag: IconFlag } as const

/** What can be done with the ticked sheets, each with the number of those it suits; asked once before it begins. */
export function BulkActs({ staff, ticked, onStart }: Props) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [asked, setAsked] = useState<BulkAct | null>(null)
  const offered = actsOn(ticked, staff)
  const chosen = offered.find(({ act }) => act === asked)
  const others = ticked.length - (chosen?.rows.length ?? 0)
  const numbers = (count: number) => ({ count, n: format.int(count) })
  return (
    <>
      {offered.map(({ act, rows }, i) => {
        const Icon = icons[act]
        return (
          <Button
            key={act}
            variant={i === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={16} />}
            onClick={() => setAsked(act)}
          >
            {t(`bulk.${act}.verb`, { n: format.int(rows.length) })}
          </Button>
        )
      })}
      <PrintList
        staff={staff}
        about={{ clients_id: ticked.map((row) => row.client_id) }}
        verb={t('bulk.print', { n: format.int(ticked.length) })}
        title={t('bulk.printTitle', numbers(ticked.length))}
        words={t('bulk.printWords')}
      />
      {chosen && (
        <ConfirmDialog
          opened
          title={t(`bulk.${chosen.act}.title`, {
            ...numbers(chosen.rows.length),
            name: chosen.rows[0]?.business_name,
          })}
          verb={t(`bulk.${chosen.act}.verb`, { n: format.int(chosen.rows.length) })}
          onConfirm={() => {
            setAsked(null)
            onStart(chosen.act, chosen.rows)
          }}
          onClose={() => setAsked(null)}
        >
          {t(`bulk.${chosen.act}.words`, numbers(chosen.rows.length))}
          {others > 0 && ` ${t('bulk.others', numbers(others))}`}
        </ConfirmDialog>
      )}
    </>
  )
}
