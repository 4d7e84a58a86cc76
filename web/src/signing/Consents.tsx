import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LegalText, Sheet } from './data.ts'
import { Dialog } from './Dialog.tsx'
import { LegalSections } from './LegalBlock.tsx'
import styles from './Consents.module.css'

interface Props {
  sheet: Sheet
  ticked: readonly string[]
  wrong: boolean | undefined
  onChange: (ticked: readonly string[]) => void
}

type Key = Sheet['consents'][number]['key']
const textOf: Readonly<Partial<Record<Key, keyof Sheet['legal']>>> = {
  privacy: 'privacy',
  terms: 'terms',
  clauses_1341: 'terms',
}

/** Each declaration is an act of its own: nothing is ticked before, and there is no tick for all. */
export function Consents({ sheet, ticked, wrong, onChange }: Props) {
  const { t } = useTranslation('signing')
  const [reading, setReading] = useState<LegalText | null>(null)
  return (
    <div>
      <ul className={styles.consents}>
        {sheet.consents.map(({ key, statement, required }) => {
          const missing = wrong && required && !ticked.includes(key)
          const kind = textOf[key]
          return (
            <li key={key} data-wrong={missing || undefined}>
              <Checkbox
                classNames={{
                  body: styles.body ?? '',
                  label: styles.label ?? '',
                  labelWrapper: styles.words ?? '',
                }}
                checked={ticked.includes(key)}
                aria-invalid={missing || undefined}
                label={<span lang={sheet.language}>{statement}</span>}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...ticked, key] : ticked.filter((other) => other !== key),
                  )
                }
              />
              <div className={styles.foot}>
                <small>{t(required ? 'sign.required' : 'sign.optional')}</small>
                {kind && (
                  <button type="button" className="linklike" onClick={() => setReading(sheet.legal[kind])}>
                    {t(key === 'clauses_1341' ? 'sign.readClauses' : 'sign.read')}
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {wrong && (
        <p className={styles.error} role="alert">
          {t('sign.missingConsents')}
        </p>
      )}
      <Dialog title={reading?.title ?? ''} opened={reading !== null} onClose={() => setReading(null)}>
        {reading && <LegalSections text={reading} />}
      </Dialog>
    </div>
  )
}
