import { Combobox, useCombobox } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../../ui/dot.ts'
import { EnergyArrow } from '../../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../../ui/figures/Money.tsx'
import { Marked } from '../../../prices/index.ts'
import styles from './suggestions.module.css'
import type { Suggesting } from './useSuggestions.ts'

export const suggestionsId = 'line-suggestions'
export const optionId = (at: number) => `${suggestionsId}-${at}`

/** What the code being typed may mean, below its line; the keyboard stays in the line. */
export function Suggestions({ of }: { of: Suggesting }) {
  const { t } = useTranslation('orders')
  const { rows, chosen, more, q, pick } = of
  const list = useCombobox({ opened: true })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={styles.box}>
      <Combobox
        store={list}
        onOptionSubmit={(code) => {
          const row = rows.find((one) => one.code === code)
          if (row) pick(row)
        }}
      >
        <Combobox.Options id={suggestionsId} aria-label={t('form.suggestions')} className={styles.rows}>
          {rows.map((row, i) => (
            <Combobox.Option
              key={row.code}
              id={optionId(i)}
              value={row.code}
              aria-selected={i === chosen}
              className={styles.row}
            >
              <b>
                <Marked code={row.code} q={q} />
              </b>
              <span>
                {row.description}
                <small>{[row.finish_group, row.unit].filter(Boolean).join(dot)}</small>
              </span>
              <EnergyArrow of={row} />
              <span className={styles.was}>
                <Money value={row.list_price} cents />
              </span>
              <b className={styles.net}>
                {row.net_price === null ? (
                  <small>{t('form.toConfirm')}</small>
                ) : (
                  <Money value={row.net_price} cents />
                )}
              </b>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox>
      {more && <p className={styles.more}>{t('form.moreSuggestions')}</p>}
    </div>
  )
}
