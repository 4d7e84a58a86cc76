import { IconPackage } from '@tabler/icons-react'
import styles from './materials.module.css'

/** The small picture of a material; its name stands beside it. */
export function Thumb({ image }: { image: { readonly thumb: string } | null }) {
  return (
    <span className={styles.thumb} aria-hidden>
      {image ? (
        <img src={image.thumb} alt="" width={36} height={36} loading="lazy" decoding="async" />
      ) : (
        <IconPackage size={18} />
      )}
    </span>
  )
}
