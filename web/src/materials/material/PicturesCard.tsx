import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { Material } from './data.ts'
import { AddPicture } from './AddPicture.tsx'
import { PictureActs } from './PictureActs.tsx'
import styles from './pictures.module.css'

/** The pictures of a material, one of them large; editors of the catalogue add, order and remove them. */
export function PicturesCard({ one }: { one: Material }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const [chosen, setChosen] = useState<number | null>(null)
  const { images, name, may } = one
  const at = Math.max(
    0,
    images.findIndex(({ id }) => id === chosen),
  )
  const shown = images[at]
  return (
    <Card title={t('pictures.title')}>
      {shown ? (
        <figure className={styles.large}>
          <img
            src={shown.url}
            alt={t('pictures.of', { name, n: at + 1 })}
            width={shown.width}
            height={shown.height}
          />
        </figure>
      ) : (
        <div className={styles.none}>
          <IconPackage size={40} stroke={1.2} aria-hidden />
          <p>{t(may.edit ? 'pictures.noneYet' : 'pictures.none')}</p>
        </div>
      )}
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, i) => (
            <li key={image.id}>
              <button
                type="button"
                aria-pressed={i === at}
                aria-label={t('pictures.show', { n: i + 1 })}
                onClick={() => setChosen(image.id)}
              >
                <img src={image.thumb} alt="" width={56} height={56} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {may.edit && shown && (
        <PictureActs
          id={shown.id}
          place={at + 1}
          of={images.length}
          onMoved={() => setChosen(shown.id)}
          onDeleted={() => setChosen(null)}
        />
      )}
      {may.edit && <AddPicture one={one} onAdded={setChosen} />}
    </Card>
  )
}
