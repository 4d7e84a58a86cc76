import styles from './map.module.css'
import { tiles } from './tiles.ts'

/** Whose map it is. */
export const MapSource = () => <p className={styles.source}>{tiles()?.attribution ?? 'Natural Earth'}</p>
