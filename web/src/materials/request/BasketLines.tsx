import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../materials.module.css'
import { Stepper } from '../Stepper.tsx'
import { Thumb } from '../Thumb.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import type { Line } from './typed.ts'
import type { Basket } from './useBasket.ts'

/** The materials of the request, each with its pieces. */
export function BasketLines({ basket }: { basket: Basket }) {
  const { t } = useTranslation('materials')
  return (
    <ul className={styles.lines}>
      {basket.lines.map((line) => {
        const { id, name, image, conf } = line.material
        return (
          <li key={id}>
            <Thumb image={image} />
            <Named>
              <b>{name}</b>
              <Packs line={line} />
            </Named>
            <Stepper
              name={name}
              value={line.quantity}
              step={conf}
              onChange={(quantity) => basket.set(id, quantity)}
            />
            <ActionIcon aria-label={t('remove', { name })} onClick={() => basket.remove(id)}>
              <IconTrash size={18} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}

/** The code, and how the pieces fit the packs. */
function Packs({ line: { material, quantity } }: { line: Line }) {
  const { t } = useTranslation('materials')
  if (material.conf === 1) return <small>{material.product_code}</small>
  const odd = quantity % material.conf !== 0
  return (
    <small data-odd={odd || undefined}>
      {material.product_code}&nbsp;· {t(odd ? 'oddPack' : 'pack', { count: material.conf })}
    </small>
  )
}
