import { Button, Checkbox } from '@mantine/core'
import type { HomeBlock } from '@mandato/contract/home/choices'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { homeChoicesQuery } from '../data.ts'
import styles from './Arrange.module.css'
import { choose } from './data.ts'

interface Props {
  opened: boolean
  onClose: () => void
  /** Of the person's role, in the order they stand in. */
  blocks: readonly HomeBlock[]
}

const ways = [
  { way: 'up', step: -1, Icon: IconArrowUp },
  { way: 'down', step: 1, Icon: IconArrowDown },
] as const

/** Each block one place up or down, open or folded, and all of them as they were; kept with every touch. */
export function ArrangePanel({ opened, onClose, blocks }: Props) {
  const { t } = useTranslation('home')
  const { data } = useQuery(homeChoicesQuery())
  const { order = [], folded = [] } = data?.response ?? {}
  const [moved, setMoved] = useState<{ readonly block: HomeBlock; readonly way: string } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  // A row that changes its place loses the focus; at the end of the list its other button goes on.
  useEffect(() => {
    if (!moved) return
    const row = list.current?.children[blocks.indexOf(moved.block)]
    const own = row?.querySelector<HTMLButtonElement>(`[data-way="${moved.way}"]:enabled`)
    ;(own ?? row?.querySelector<HTMLButtonElement>('[data-way]:enabled'))?.focus()
  }, [blocks, moved])
  const move = (block: HomeBlock, at: number, way: string) => {
    const others = blocks.filter((one) => one !== block)
    setMoved({ block, way })
    void choose({ order: others.toSpliced(at, 0, block) })
  }
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={t('arrange.title')}
      actions={
        <Button
          disabled={order.length === 0 && folded.length === 0}
          onClick={() => {
            setMoved(null)
            void choose({ order: [], folded: [] })
          }}
        >
          {t('arrange.reset')}
        </Button>
      }
    >
      <p>{t('arrange.words')}</p>
      <ol ref={list} className={styles.list}>
        {blocks.map((block, at) => {
          const name = t(`blocks.${block}`)
          const isFolded = folded.includes(block)
          return (
            <li key={block}>
              {ways.map(({ way, step, Icon }) => (
                <button
                  key={way}
                  type="button"
                  className={styles.move}
                  data-way={way}
                  aria-label={t(`arrange.${way}`, { name })}
                  disabled={blocks[at + step] === undefined}
                  onClick={() => move(block, at + step, way)}
                >
                  <Icon size={16} aria-hidden />
                </button>
              ))}
              <span className={styles.name}>{name}</span>
              <Checkbox
                aria-label={t('arrange.shown', { name })}
                label={t('arrange.isShown')}
                labelPosition="left"
                checked={!isFolded}
                onChange={() =>
                  void choose({
                    folded: isFolded ? folded.filter((one) => one !== block) : [...folded, block],
                  })
                }
              />
            </li>
          )
        })}
      </ol>
      <output className="sr-only">
        {moved &&
          t('arrange.moved', {
            name: t(`blocks.${moved.block}`),
            place: blocks.indexOf(moved.block) + 1,
            of: blocks.length,
          })}
      </output>
    </SidePanel>
  )
}
