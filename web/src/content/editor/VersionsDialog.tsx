import { Button, Modal } from '@mantine/core'
import { type Language, languages } from '@mandato/contract/words'
import { wordsOf } from '@mandato/contract/content/document'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { type Version, versionsQuery } from './data.ts'
import styles from './editor.module.css'

interface Props {
  id: number
  /** Takes the texts of a version into the draft; saving makes them the newest. */
  onRestore: (version: Version) => void
  onClose: () => void
}

/** What the item said before, beside what was changed after it. */
export function VersionsDialog({ id, onRestore, onClose }: Props) {
  const { t } = useTranslation('contents')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const [open, setOpen] = useState<number | null>(null)
  const read = useQuery(versionsQuery(id))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('versions.title')}
      size={720}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Loaded read={read} skeleton={<LinesSkeleton />}>
        {({ response }) => (
          <ul className={styles.versions}>
            {response.map((version, place) => (
              <li key={version.version}>
                <div className={styles.version}>
                  <span>
                    <b>{t('versions.one', { n: version.version })}</b>{' '}
                    <small>{[format.dateTime(version.at), version.by].filter(Boolean).join(dot)}</small>
                  </span>
                  <span>
                    <Button
                      variant="subtle"
                      aria-expanded={open === version.version}
                      onClick={() => setOpen(open === version.version ? null : version.version)}
                    >
                      {t('versions.compare')}
                    </Button>
                    {place > 0 && <Button onClick={() => onRestore(version)}>{t('versions.restore')}</Button>}
                  </span>
                </div>
                {open === version.version && <Compared now={version} before={response[place + 1]} />}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Modal>
  )
}

const textOf = (version: Version | undefined, language: Language): string => {
  const text = version?.texts[language]
  return text ? [text.title, text.abstract, wordsOf(text.body)].filter(Boolean).join('\n\n') : ''
}

/** The languages in which a version differs from the one before, both texts side by side. */
function Compared({ now, before }: { now: Version; before: Version | undefined }) {
  const { t } = useTranslation('contents')
  const differ = languages.filter((language) => textOf(now, language) !== textOf(before, language))
  if (differ.length === 0) return <p>{t('versions.same')}</p>
  return differ.map((language) => (
    <div key={language} className={styles.compared} lang={language}>
      <b>{languageNames[language]}</b>
      <del>{textOf(before, language)}</del>
      <ins>{textOf(now, language)}</ins>
    </div>
  ))
}
