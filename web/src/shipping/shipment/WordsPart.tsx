import { freightWords, transporterWords } from '@mandato/contract/shipping/transport'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { Shipment } from '../data.ts'
import styles from './shipment.module.css'
import { WordsForm } from './WordsForm.tsx'

/** Carrier, tracking and the notes: the first stands on the letter, each further one makes a label. */
export function WordsPart({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  if (editing) return <WordsForm one={one} onDone={() => setEditing(false)} />
  return (
    <section className={styles.part}>
      <h3>{t('words.title')}</h3>
      {one.carrier && <p>{t('words.carriedBy', { carrier: one.carrier })}</p>}
      <p>
        {t('words.terms', {
          freight: freightWords[one.freight][language],
          by: transporterWords[one.transport_by][language],
        })}
      </p>
      {one.appearance && <p>{t('words.looksLike', { appearance: one.appearance })}</p>}
      {one.tracking && <p>{t('words.trackedAs', { tracking: one.tracking })}</p>}
      {one.notes.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
      {(one.may.edit || one.may.correct) && (
        <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
          {t('words.change')}
        </Button>
      )}
    </section>
  )
}
