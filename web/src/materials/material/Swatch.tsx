import styles from './material.module.css'

const colour = /^#[0-9a-f]{6}$/i

/** The colour itself beside its code; nothing where the code is none. */
export const Swatch = ({ value }: { value: string }) =>
  colour.test(value) ? <span className={styles.swatch} style={{ background: value }} aria-hidden /> : null
