import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { useShown } from '../shown.ts'
import styles from './form.module.css'
import type { SheetEditor } from './useSheetForm.ts'
import { fieldsOf } from './fields-of.ts'
import type { Clash } from './values.ts'

/** Somebody else saved while this form was open: field by field both values, and the choice between them. */
export function Meanwhile({ editor }: { editor: SheetEditor }) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const { meanwhile, form } = editor
  if (!meanwhile) return null
  const { clashes, others } = meanwhile
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]))
  const who = form.edited.by ?? t('someone')
  const at = form.edited.at ? format.dateTime(form.edited.at) : ''
  return (
    <div className={styles.meanwhile}>
      <Notice tone="warn">
        <p>
          <b>{t('conflict.title', { who, at })}</b> {t(clashes.length ? 'conflict.words' : 'conflict.none')}
        </p>
        {others.length > 0 && (
          <p>{t('conflict.others', { fields: others.map((key) => fields.get(key)?.label).join(', ') })}</p>
        )}
        {clashes.map((clash) => (
          <Choice
            key={clash.key}
            clash={clash}
            field={fields.get(clash.key)}
            theirs={theirs.includes(clash.key)}
            onTheirs={(yes) =>
              setTheirs((old) => (yes ? [...old, clash.key] : old.filter((key) => key !== clash.key)))
            }
          />
        ))}
        <div className={styles.choices}>
          {clashes.length > 1 && (
            <>
              <Button size="xs" onClick={() => setTheirs(clashes.map(({ key }) => key))}>
                {t('conflict.allTheirs')}
              </Button>
              <Button size="xs" onClick={() => setTheirs([])}>
                {t('conflict.allMine')}
              </Button>
            </>
          )}
          <Button size="xs" variant="filled" onClick={() => editor.settle(theirs)}>
            {t('conflict.goOn')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

interface ChoiceProps {
  clash: Clash
  field: (Parameters<ReturnType<typeof useShown>>[0] & { readonly label: string }) | undefined
  theirs: boolean
  onTheirs: (yes: boolean) => void
}

function Choice({ clash, field, theirs, onTheirs }: ChoiceProps) {
  const { t } = useTranslation('sheets')
  const shown = useShown()
  if (!field) return null
  const words = (value: Clash['mine']) => shown(field, value) || t('empty')
  return (
    <div className={styles.clash}>
      <b>{field.label}</b>
      <Segmented
        label={field.label}
        value={theirs ? 'theirs' : 'mine'}
        options={[
          { key: 'mine', label: t('conflict.mine', { value: words(clash.mine) }) },
          { key: 'theirs', label: t('conflict.theirs', { value: words(clash.theirs) }) },
        ]}
        onChange={(side) => onTheirs(side === 'theirs')}
      />
    </div>
  )
}
