import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './clients.module.css'
import type { ClientRow } from './data.ts'
import { townOf } from './town.ts'

interface Props {
  row: ClientRow
  chosen: boolean
  onChoose: (client: number) => void
}

/** The town of a row beside the map: by keyboard the way to the pin, as a click on the row is with a mouse. */
export function ShowOnMap({ row, chosen, onChoose }: Props) {
  const { t } = useTranslation('clients')
  return (
    <button
      type="button"
      className={styles.onMap}
      aria-label={`${townOf(row)}, ${t('map.showOne', { name: row.business_name })}`}
      aria-pressed={chosen}
      onClick={() => onChoose(row.id)}
    >
      <span className={styles.shortTown}>{townOf(row)}</span>
      <IconMapPin size={14} aria-hidden />
    </button>
  )
}
