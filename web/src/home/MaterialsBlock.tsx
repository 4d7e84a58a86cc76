import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../platform/api.ts'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { materialsQuery } from './data.ts'
import styles from './TasksBlock.module.css'

type Counters = Answer<'dashboardMaterials'>['response']

interface Line extends Pick<LinkProps, 'to' | 'search' | 'params'> {
  readonly count: number
  readonly words: string
}

/** So many of the materials that run out are named; the catalogue has them all. */
const lowAtMost = 3

/** What waits on the way from the wish to the shop, each with the list that shows as many. */
function linesOf(counters: Counters, isAgent: boolean, t: TFunction<'home'>): Line[] {
  const undecided = counters.requests_to_decide
  const among = (status: 'requested' | 'in_preparation') =>
    ({ to: '/material-requests', search: { status } }) as const
  const ready = { to: '/shipments/list', search: { status: 'ready' } } as const
  const lines: Line[] = [
    {
      ...among('requested'),
      count: undecided,
      words: t(isAgent ? 'materials.requests_to_decide_agent' : 'materials.requests_to_decide', {
        count: undecided,
      }),
    },
    { to: '/to-send', count: counters.to_send, words: t('materials.to_send', { count: counters.to_send }) },
    {
      ...among('in_preparation'),
      count: counters.in_preparation,
      words: t('materials.in_preparation', { count: counters.in_preparation }),
    },
    { ...ready, count: counters.ready, words: t('materials.ready', { count: counters.ready }) },
    {
      // The board shows thirty days.
      to: '/shipments',
      count: counters.shipped_last_30d,
      words: t('materials.shipped', { count: counters.shipped_last_30d }),
    },
  ]
  const inHand = counters.still_to_deliver
  if (isAgent)
    lines.push({
      to: '/agency-materials',
      count: inHand,
      words: t('materials.still_to_deliver', { count: inHand }),
    })
  return lines.filter(({ count }) => count > 0)
}

const lowOf = ({ low_stock }: Counters, t: TFunction<'home'>): Line[] =>
  low_stock.slice(0, lowAtMost).map(({ id, name, availability }) => ({
    to: '/materials/$id',
    params: { id: String(id) },
    count: availability,
    words: t('materials.low_stock', { name, count: availability }),
  }))

/** Where the materials stand, from the wish of an agent to the shop; each line leads to what it counts. */
export function MaterialsBlock({ isAgent }: { isAgent: boolean }) {
  const { t } = useTranslation('home')
  const read = useQuery(materialsQuery())
  return (
    <Card title={t('materials.title')} flush>
      <Loaded read={read} skeleton={<Skeleton height={168} />}>
        {({ response }) => {
          const lines = [...linesOf(response, isAgent, t), ...lowOf(response, t)]
          if (lines.length === 0) return <p className={styles.none}>{t('materials.none')}</p>
          return (
            <LineList>
              {lines.map(({ count, words, ...way }) => (
                <li key={words}>
                  <Link {...way} className={styles.task}>
                    <b>{count}</b>
                    <span>{words}</span>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              ))}
            </LineList>
          )
        }}
      </Loaded>
    </Card>
  )
}
