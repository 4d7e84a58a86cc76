import type { Owner } from './data.ts'
import { HandedOverCard } from './HandedOverCard.tsx'
import { HeldCard } from './HeldCard.tsx'
import { RequestedCard } from './RequestedCard.tsx'
import { SentCard } from './SentCard.tsx'
import styles from './goods.module.css'

/** The materials of a client or an agency: asked for and what became of it, shipments, hand-overs. */
export const GoodsTab = (owner: Owner) => (
  <div className={styles.cards}>
    {owner.agency !== undefined && <HeldCard agency={owner.agency} />}
    <RequestedCard owner={owner} />
    <SentCard owner={owner} />
    <HandedOverCard owner={owner} />
  </div>
)
