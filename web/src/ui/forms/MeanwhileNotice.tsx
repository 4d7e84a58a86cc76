import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../feedback/Notice.tsx'
import { Segmented } from '../layout/Segmented.tsx'
import styles from './MeanwhileNotice.module.css'
import type { Meanwhile } from './merge.ts'

interface Props {
  meanwhile: Meanwhile
  labelOf: (key: string) => string
  wordsOf: (key: string, value: unknown) => string
  onSettle: (theirs: readonly string[]) => void
}

/** The record was changed elsewhere while this form was written: field by field both values, and the choice between them. */
export function MeanwhileNotice({ meanwhile: { clashes, others }, labelOf, wordsOf, onSettle }: Props) {
  const { t } = useTranslation('ui')
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const choose = (key: string, side: string) =>
    setTheirs((old) => [...old.filter((one) => one !== key), ...(side === 'theirs' ? [key] : [])])
  const shown = (key: string, value: unknown) => wordsOf(key, value) || t('meanwhile.empty')
  return (
    <Notice tone="warn">
      <p>
        <b>{t('meanwhile.title')}</b> {t(clashes.length > 0 ? 'meanwhile.words' : 'meanwhile.none')}
      </p>
      {others.length > 0 && <p>{t('meanwhile.others', { fields: others.map(labelOf).join(', ') })}</p>}
      {clashes.map(({ key, mine, theirs: other }) => (
        <div key={key} className={styles.clash}>
          <b>{labelOf(key)}</b>
          <Segmented
            label={labelOf(key)}
            value={theirs.includes(key) ? 'theirs' : 'mine'}
            options={[
              { key: 'mine', label: t('meanwhile.mine', { value: shown(key, mine) }) },
              { key: 'theirs', label: t('meanwhile.theirs', { value: shown(key, other) }) },
            ]}
            onChange={(side) => choose(key, side)}
          />
        </div>
      ))}
      <Button size="xs" variant="filled" onClick={() => onSettle([...others, ...theirs])}>
        {t('meanwhile.goOn')}
      </Button>
    </Notice>
  )
}
