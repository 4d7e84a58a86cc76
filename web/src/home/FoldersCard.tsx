import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { downloadsQuery } from '../content/index.ts'
import { Badge } from '../ui/layout/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import styles from './PremiaBlock.module.css'

/** The folders somebody may download from; not there while there are none. */
export function FoldersCard({ press }: { press: boolean }) {
  const { t } = useTranslation('home')
  const read = useQuery(downloadsQuery({}))
  const folders = read.data?.response.folders.filter(({ parent_id }) => parent_id === null) ?? []
  if (folders.length === 0) return null
  return (
    <Card title={t(press ? 'own.pressKit' : 'own.folders')} flush>
      <LineList>
        {folders.map(({ id, name, files, newer }) => (
          <li key={id}>
            <Link to="/downloads" search={{ folder: id }} className={styles.line}>
              <Named>
                <b>{name}</b>
                <small>{t('own.files', { count: files })}</small>
              </Named>
              {newer > 0 && <Badge tone="cotto">{t('own.newer', { count: newer })}</Badge>}
            </Link>
          </li>
        ))}
      </LineList>
    </Card>
  )
}
