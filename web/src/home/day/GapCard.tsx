import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { dayQuery } from '../data.ts'
import { GapBar } from './GapBar.tsx'
import styles from './gap.module.css'

/** What closing the gap to the budget needs: six clients and two categories. Not there when the budget is reached. */
export function GapCard({ agency }: { agency?: number | undefined }) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const gap = useQuery(dayQuery(agency)).data?.meta.gap
  if (!gap || gap.clients.length === 0) return null
  const missing = gap.clients.reduce((sum, client) => sum + client.missing, 0)
  return (
    <Card title={t('gap.title', { amount: format.euro(gap.missing) })} flush>
      <p className={styles.gapWords}>
        {t(missing >= gap.missing ? 'gap.enough' : 'gap.part', { amount: format.euro(missing) })}
      </p>
      <GapBar gap={gap} />
      <div className={styles.scroll}>
        <table className={styles.gap}>
          <thead>
            <tr>
              <th>{t('gap.since')}</th>
              <th>{t('gap.usual')}</th>
              <th>{t('gap.actual')}</th>
              <th>{t('gap.missing')}</th>
            </tr>
          </thead>
          <tbody>
            {gap.clients.map((client, step) => (
              <tr key={client.id}>
                <th scope="row">
                  <i className={styles.share} style={{ '--step': step }} aria-hidden />
                  <Link to="/clients/$id" params={{ id: String(client.id) }} search={{}}>
                    {client.business_name}
                  </Link>
                </th>
                <td>{format.money(client.usual)}</td>
                <td>{format.money(client.actual)}</td>
                <td>
                  <b>{format.money(client.missing)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          {gap.categories.length > 0 && (
            <tbody>
              <tr className={styles.inWhich}>
                <td colSpan={4}>{t('gap.inWhich')}</td>
              </tr>
              {gap.categories.map((category) => (
                <tr key={category.key}>
                  <th scope="row">{category.label}</th>
                  <td>{format.money(category.usual)}</td>
                  <td>{format.money(category.actual)}</td>
                  <td>
                    <b>{format.money(category.missing)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </Card>
  )
}
