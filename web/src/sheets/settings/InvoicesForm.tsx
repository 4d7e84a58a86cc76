import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { mostRate, mostRates, pointsOnTop } from '@mandato/contract/invoices/late-interest'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { parseNumber } from '../../ui/forms/parse-money.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { halfYears, halfOf, nextHalf } from './half-years.ts'
import { percentIn, RatesBefore } from './RatesBefore.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

/** The reference rates late interest is reckoned with, a half-year each, and what stood before. */
export function InvoicesForm({ settings, onChange, onSaved }: GroupForm<'invoices'>) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const percent = percentIn(language)
  const change = useWrite(changeSettings())
  const read = (text: string) => {
    const rate = parseNumber(text, language, 2)
    return rate !== null && rate >= 0 && rate <= mostRate ? rate : null
  }
  const form = useRecordForm({
    initial: {
      // The half-year that is needed next stands first.
      rates: settings.rates
        .toSorted((a, b) => (a.from < b.from ? 1 : -1))
        .map(({ from, rate }) => ({ from, rate: percent(rate) })),
    },
    check: ({ rates }) =>
      Object.fromEntries(
        rates.flatMap(({ from, rate }, i) => [
          [`rates.${i}.rate`, read(rate) === null && t('rates.wrong', { most: mostRate })] as const,
          [`rates.${i}.from`, rates.findIndex((one) => one.from === from) < i && t('rates.twice')] as const,
        ]),
      ),
    write: ({ rates }) =>
      change.mutateAsync({
        body: {
          invoices: {
            rates: rates.map(({ from, rate }) => ({ from, rate: read(rate) ?? 0 })),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^invoices\./, ''),
    onChange,
    onSaved,
  })
  const { rates } = form.values
  const nameOf = (from: string) => t(`rates.half${halfOf(from)}`, { year: from.slice(0, 4) })
  return (
    <form
      className={styles.form}
      onSubmit={form.submit(form.save)}
      noValidate
      aria-label={t('tabs.invoices')}
    >
      <Card title={t('rates.title')} count={rates.length} hint={t('rates.hint')} flush>
        <p className={styles.words}>{t('rates.words', { points: pointsOnTop })}</p>
        <div className={styles.rates}>
          {rates.map(({ from, rate }, i) => {
            const typed = read(rate)
            return (
              <fieldset key={i} className={styles.rate}>
                <legend className="sr-only">{nameOf(from)}</legend>
                <NativeSelect
                  aria-label={t('rates.from')}
                  data={halfYears(from).map((day) => ({ value: day, label: nameOf(day) }))}
                  {...form.getInputProps(`rates.${i}.from`)}
                />
                <TextInput
                  aria-label={t('rates.rate')}
                  inputMode="decimal"
                  maxLength={6}
                  rightSection="%"
                  {...form.getInputProps(`rates.${i}.rate`)}
                />
                <output>
                  {typed !== null &&
                    t('rates.sum', { points: pointsOnTop, sum: percent(typed + pointsOnTop) })}
                </output>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('rates.remove', { half: nameOf(from) })}
                  disabled={rates.length === 1}
                  onClick={() => form.removeListItem('rates', i)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </fieldset>
            )
          })}
        </div>
        <div className={styles.add}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            disabled={rates.length >= mostRates}
            onClick={() =>
              form.insertListItem('rates', { from: nextHalf(rates.map(({ from }) => from)), rate: '' }, 0)
            }
          >
            {t('rates.add')}
          </Button>
        </div>
      </Card>
      <RatesBefore history={settings.history} nameOf={nameOf} />
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
