import { IconCheck, IconClock, IconHistory, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Explained, Rule } from '../data.ts'
import { exactChain } from '../exact.ts'
import styles from './one.module.css'

/** Old prices of a list that are not in force any more: the last of them are enough. */
const mostOld = 2

/** Which rule won, and why the others did not: with what each of them would give. */
export function Rules({ one }: { one: Explained }) {
  const { t } = useTranslation('prices')
  const old = one.rules.filter(({ level, why_not }) => level === 'price' && isOver(why_not))
  const shown = one.rules.filter((rule) => !old.slice(mostOld).includes(rule))
  const parts = [
    { key: 'price', rules: shown.filter(({ level }) => level === 'price') },
    { key: 'discount', rules: shown.filter(({ level }) => level !== 'price') },
  ] as const
  return (
    <Card title={t('rules.title')} action={t('rules.gives')} flush>
      {parts.map(
        ({ key, rules }) =>
          rules.length > 0 && (
            <section key={key} className={styles.rules}>
              <h3>
                {t(`rules.${key}`)} <small>{t(`rules.${key}How`)}</small>
              </h3>
              <ul>
                {rules.map((rule) => (
                  <OneRule key={`${rule.level}${rule.valid_from}`} rule={rule} list={one.list} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Card>
  )
}
const isOver = (why: Rule['why_not']) => why === 'superseded' || why === 'expired'

function OneRule({ rule, list }: { rule: Rule; list: string }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const format = useFormat()
  const why = rule.why_not
  const Icon = rule.wins
    ? IconCheck
    : why === 'not_yet'
      ? IconClock
      : why === 'level_decided'
        ? IconMinus
        : IconHistory
  const name =
    rule.level === 'price'
      ? `${list} ${rule.price === null ? '' : format.money(rule.price, true)}`
      : `${t(`levels.${rule.level}`)} ${rule.chain ? exactChain(rule.chain, language) : ''}`
  const said = why
    ? t(`why.${why}`, {
        from: format.date(rule.valid_from),
        to: rule.valid_to ? format.date(rule.valid_to) : '',
      })
    : t('since', { date: format.date(rule.valid_from) })
  return (
    <li data-wins={rule.wins || undefined}>
      <Icon size={18} aria-label={rule.wins ? t('rules.wins') : t('rules.loses')} />
      <span>
        <b>{name}</b>
        <small>{[rule.note, said].filter(Boolean).join(', ')}</small>
      </span>
      <span>{rule.net_price === null ? '—' : format.money(rule.net_price, true)}</span>
    </li>
  )
}
