import type { HomeBlock } from '@mandato/contract/home/choices'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CardFold } from '../../ui/layout/card-fold.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { homeChoicesQuery } from '../data.ts'
import { arranged } from './arranged.ts'
import styles from './blocks.module.css'

const Welcome = lazyExtra(() => import('../welcome/Welcome.tsx'), 'Welcome')
const Arrange = lazyExtra(() => import('./Arrange.tsx'), 'Arrange')

export interface Block {
  readonly key: HomeBlock
  /** How much of a line it takes beside its neighbours; `half` unless said. */
  readonly size?: 'whole' | 'large' | 'big' | 'small' | 'wide'
  readonly content: ReactNode
}

/** The blocks of the first screen in the person's own order; each can be folded up to its title. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const viewing = useMe()?.viewing
  const { data } = useQuery(homeChoicesQuery())
  const { order = [], folded = [] } = data?.response ?? {}
  const [turned, setTurned] = useState<HomeBlock | null>(null)
  const fold = (key: HomeBlock) => {
    setTurned(key)
    const others = folded.filter((one) => one !== key)
    void import('./data.ts').then(({ choose }) =>
      choose({ folded: others.length < folded.length ? others : [...folded, key] }),
    )
  }
  const own = arranged(blocks, order)
  return (
    <>
      {data && !data.response.shown_around && !viewing && (
        <Suspense fallback={<Skeleton height={72} />}>
          <Welcome />
        </Suspense>
      )}
      <div className={styles.blocks}>
        {own.map(({ key, size, content }) => {
          const isFolded = folded.includes(key)
          const button = !viewing && (
            <FoldButton block={key} isFolded={isFolded} focused={key === turned} onFold={() => fold(key)} />
          )
          return (
            <div key={key} className={styles.block} data-size={size} data-block={key}>
              {isFolded ? button : <CardFold value={button}>{content}</CardFold>}
            </div>
          )
        })}
      </div>
      <Suspense fallback={null}>{!viewing && <Arrange blocks={own.map(({ key }) => key)} />}</Suspense>
    </>
  )
}

interface FoldProps {
  block: HomeBlock
  isFolded: boolean
  /** It was this block that was folded or opened: whoever did goes on from here. */
  focused: boolean
  onFold: () => void
}

function FoldButton({ block, isFolded, focused, onFold }: FoldProps) {
  const { t } = useTranslation('home')
  const name = t(`blocks.${block}`)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useEffectEvent(() => focused && button.current?.focus())
  useEffect(() => void goOn(), [])
  const Frame = isFolded ? 'h2' : Fragment
  return (
    <Frame>
      <button
        type="button"
        className={isFolded ? styles.folded : styles.fold}
        ref={button}
        aria-expanded={!isFolded}
        aria-label={isFolded ? undefined : t('fold', { name })}
        onClick={onFold}
      >
        {isFolded && name}
        <IconChevronDown size={16} aria-hidden />
      </button>
    </Frame>
  )
}
