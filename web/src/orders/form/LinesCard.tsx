import { ActionIcon, Button, TextInput } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import { mostLines } from '@mandato/contract/orders/limits'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './form.module.css'
import { pastedLines } from './pasted.ts'
import { emptyLine, placesOf } from './typed.ts'
import type { OrderFormState } from './useOrderForm.ts'

/** The lines: Enter begins the next one, and rows of a spreadsheet are taken as they are pasted. */
export function LinesCard({ form }: { form: OrderFormState }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const rows = useRef<HTMLDivElement>(null)
  const { lines } = form.values
  const written = placesOf(lines)
  const pieces = lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  const words = {
    code: t('form.code'),
    description: ordersFieldWords.description[language],
    quantity: t('form.quantity'),
  }
  const focus = (at: number) =>
    setTimeout(() => rows.current?.querySelectorAll('fieldset')[at]?.querySelector('input')?.focus())
  const add = (after: number) => {
    if (lines.length >= mostLines) return
    form.insertListItem('lines', emptyLine, after + 1)
    focus(after + 1)
  }
  const onKey = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (lines[at + 1]) focus(at + 1)
    else add(at)
  }
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    const pasted = pastedLines(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    const before = lines.slice(0, written.includes(at) ? at + 1 : at)
    form.setFieldValue('lines', [...before, ...pasted, ...lines.slice(at + 1)].slice(0, mostLines))
  }
  return (
    <Card title={t('lines')} hint={t('form.linesHint')}>
      <div ref={rows} className={styles.lines}>
        <div className={styles.lineHead} aria-hidden>
          <span>#</span>
          <span>{words.code}</span>
          <span>{words.description}</span>
          <span>{words.quantity}</span>
        </div>
        {lines.map((_, at) => (
          <fieldset key={at} className={styles.line}>
            <legend className="sr-only">{t('form.lineNumber', { n: at + 1 })}</legend>
            <span aria-hidden>{at + 1}</span>
            <TextInput
              aria-label={words.code}
              placeholder={words.code}
              maxLength={40}
              onKeyDown={onKey(at)}
              onPaste={onPaste(at)}
              {...form.getInputProps(`lines.${at}.product_code`)}
            />
            <TextInput
              aria-label={words.description}
              placeholder={words.description}
              maxLength={300}
              onKeyDown={onKey(at)}
              onPaste={onPaste(at)}
              {...form.getInputProps(`lines.${at}.description`)}
            />
            <TextInput
              aria-label={words.quantity}
              placeholder={words.quantity}
              inputMode="numeric"
              onKeyDown={onKey(at)}
              onPaste={onPaste(at)}
              {...form.getInputProps(`lines.${at}.quantity`)}
              onChange={(event) =>
                form.setFieldValue(
                  `lines.${at}.quantity`,
                  event.currentTarget.value.replace(/\D/g, '').slice(0, 5),
                )
              }
            />
            <ActionIcon
              variant="subtle"
              aria-label={t('form.removeLine', { n: at + 1 })}
              disabled={lines.length === 1}
              onClick={() => form.removeListItem('lines', at)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </fieldset>
        ))}
      </div>
      <div className={styles.below}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={lines.length >= mostLines}
          onClick={() => add(lines.length - 1)}
        >
          {t('form.addLine')}
        </Button>
        <span>
          {t('countLines', { count: written.length, lines: format.int(written.length) })},{' '}
          <b>{t('countPieces', { count: pieces, pieces: format.int(pieces) })}</b>
        </span>
      </div>
    </Card>
  )
}
