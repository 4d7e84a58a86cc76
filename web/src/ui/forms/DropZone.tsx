import type { IconProps } from '@tabler/icons-react'
import { type ComponentType, useId, useState } from 'react'
import styles from './DropZone.module.css'

interface Props {
  icon: ComponentType<IconProps>
  /** What to do, or the name of the file that is there. */
  title: string
  hint: string
  /** Endings and types of the files that fit. */
  accept: string
  /** The one thing on the screen, and not one of several. */
  tall?: boolean
  disabled?: boolean
  busy?: boolean
  /** Several files at once; told of one after the other. */
  many?: boolean
  onFile: (file: File) => void
}

/** Where a file is dropped, or chosen by a click or the keyboard: a label around the browser's own file field. */
export function DropZone({ icon: Icon, title, hint, accept, tall, disabled, busy, many, onFile }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={over || undefined}
      data-tall={tall || undefined}
      data-busy={busy || undefined}
    >
      {/* The browser's own field lies over the whole area: it takes a dropped file by itself. */}
      <input
        id={id}
        type="file"
        className={styles.field}
        // A label cannot be busy (ARIA in HTML); its field can.
        aria-busy={busy}
        accept={accept}
        disabled={disabled}
        multiple={many}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={(event) => {
          setOver(false)
          const chosen = [...(event.currentTarget.files ?? [])]
          // The same file again is a new question.
          event.currentTarget.value = ''
          chosen.forEach(onFile)
        }}
      />
      <Icon size={tall ? 32 : 26} stroke={1.4} aria-hidden />
      <b>{title}</b>
      <span>{hint}</span>
    </label>
  )
}
