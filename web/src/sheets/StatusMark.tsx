import type { BoardStatus } from '@mandato/contract/sheets/status'
import {
  type Icon,
  IconCheck,
  IconCircleDashed,
  IconEye,
  IconFileCheck,
  IconPencil,
  IconRefresh,
  IconSend,
  IconSignature,
  IconX,
} from '@tabler/icons-react'
import { toneOf } from './status.ts'
import styles from './status.module.css'

const marks: Readonly<Record<BoardStatus, Icon>> = {
  to_fill: IconCircleDashed,
  draft: IconPencil,
  ready_to_sign: IconFileCheck,
  sent: IconSend,
  signed: IconSignature,
  in_review: IconEye,
  confirmed: IconCheck,
  to_renew: IconRefresh,
  rejected: IconX,
}

/** Beside the words of a status: the colours are fewer than the statuses, and not everybody sees them. */
export function StatusMark({ status }: { status: BoardStatus }) {
  const Mark = marks[status]
  return <Mark size={14} stroke={2} className={styles.mark} data-tone={toneOf(status)} aria-hidden />
}

/** What gives the part of a ring or bar its `--part` colour. */
export const partOf = (status: BoardStatus) => ({ className: styles.part, 'data-status': status })
