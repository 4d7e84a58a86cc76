import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx'
import { actsOn, notYetOf } from './act.ts'
import styles from './bulk.module.css'
import type { Bulk } from './useBulk.ts'
import { WholeChoice } from './WholeChoice.tsx'

/** The acts, each with the number of rows it suits; asked once before it begins. */
export function BulkActs<R>({ bulk: { ticked, acts, nameOf, run, beyond } }: { bulk: Bulk<R> }) {
  const { t } = useTranslation('ui')
  const [asked, setAsked] = useState<string | null>(null)
  const [whole, setWhole] = useState(false)
  const offered = actsOn(acts, ticked)
  const chosen = offered.find(({ act }) => act.act === asked)
  const all = whole ? beyond : null
  const others = ticked.length - (chosen?.rows.length ?? 0)
  const numbers = (rows: readonly R[]) => ({
    count: rows.length,
    name: rows[0] && nameOf(rows[0]),
  })
  return (
    <>
      {offered.map(({ act: { act: key, icon: Icon, say }, rows }, i) => (
        <Button
          key={key}
          variant={i === 0 ? 'filled' : 'default'}
          leftSection={<Icon size={16} />}
          onClick={() => {
            setWhole(false)
            setAsked(key)
          }}
        >
          {say('verb', numbers(rows))}
        </Button>
      ))}
      {notYetOf(acts, ticked).map((words) => (
        <span key={words} className={styles.notYet}>
          {words}
        </span>
      ))}
      {chosen && (
        <ConfirmDialog
          opened
          title={chosen.act.say('title', all ? { count: all.total } : numbers(chosen.rows))}
          verb={chosen.act.say('verb', all ? { count: all.total } : numbers(chosen.rows))}
          onConfirm={() => {
            setAsked(null)
            void run.start(chosen.act, all ? all.filter : chosen.rows)
          }}
          onClose={() => setAsked(null)}
        >
          {chosen.act.say('words', all ? { count: all.total } : numbers(chosen.rows))}
          {others > 0 && !all && ` ${t('bulk.others', { count: others })}`}
          <WholeChoice beyond={beyond} checked={whole} onChange={setWhole} />
        </ConfirmDialog>
      )}
    </>
  )
}
