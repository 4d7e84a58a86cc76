import { ActionIcon } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import { mostBytesOfFile, type OrderFileKind, orderFileParts } from '@mandato/contract/orders/limits'
import type { OrderType } from '@mandato/contract/orders/names'
import { IconCamera, IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Order } from '../data.ts'
import { deviceKind } from '../../ui/device.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import styles from './form.module.css'
import { isPhoto } from './shrink.ts'
import { unlessBesideLines } from './part.ts'
import type { OrderFormState } from './useOrderForm.ts'

const LargePhoto = lazyExtra(() => import('./LargePhoto.tsx'), 'LargePhoto')

const pictures = '.png,.jpg,.jpeg,.webp'
const anything = `.pdf,${pictures},.tif,.tiff,.dwg,.dxf,.zip,.docx,.xlsx,.pptx,.odt,.ods,.doc,.xls`

interface Props {
  form: OrderFormState
  type: OrderType
  kept: Order['files']
}

function Files({ form, type, kept }: Props) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const kinds: OrderFileKind[] =
    type === 'missing' ? ['photo_defect', 'photo_label', 'attachment'] : ['attachment']
  const { values } = form
  const touched = deviceKind() !== 'computer'
  /** Photos above the limit, asked about one after the other. */
  const [[first, ...others], setLarge] = useState<readonly { kind: OrderFileKind; file: File }[]>([])
  const add = (kind: OrderFileKind) => (file: File) => {
    if (file.size > mostBytesOfFile)
      return isPhoto(file)
        ? setLarge((before) => [...before, { kind, file }])
        : toast.error(t('form.tooLarge', { name: file.name }))
    // One photo takes the place of the one before.
    const most = orderFileParts[kind]
    // Asked of the form: of several files dropped at once each comes after the one before.
    if (most > 1 && form.getValues()[kind].length >= most) return toast.error(t('form.tooMany', { most }))
    form.setFieldValue(kind, (before: readonly File[]) =>
      most === 1 ? [file] : [...before, file].slice(0, most),
    )
  }
  const staying = kept.filter(({ id }) => !values.remove.includes(id))
  const leaving = kinds.flatMap((kind) => values[kind].map((file, at) => ({ kind, file, at })))
  return (
    <Card title={t('form.files')} hint={t('form.filesHint', { size: format.bytes(9e6) })}>
      <div className={styles.zones}>
        {kinds.map((kind) => (
          <div key={kind}>
            <DropZone
              icon={kind === 'attachment' ? IconUpload : IconCamera}
              title={
                kind === 'attachment'
                  ? t(touched ? 'form.dropTouch' : 'form.drop')
                  : ordersFieldWords[kind][language]
              }
              hint={t(
                kind !== 'attachment' ? 'form.photoHint' : touched ? 'form.dropTouchHint' : 'form.dropHint',
              )}
              accept={kind === 'attachment' ? anything : pictures}
              many={kind === 'attachment'}
              onFile={add(kind)}
            />
            {form.errors[kind] && (
              <p role="alert" className={styles.error}>
                {form.errors[kind]}
              </p>
            )}
          </div>
        ))}
      </div>
      <Suspense fallback={null}>
        {first && (
          <LargePhoto file={first.file} onShrunk={add(first.kind)} onClose={() => setLarge(others)} />
        )}
      </Suspense>
      {staying.length + leaving.length > 0 && (
        <LineList>
          {staying.map(({ id, name, size, kind, url }) => (
            <FileLine
              key={id}
              name={name}
              url={url}
              about={[kind !== 'attachment' && ordersFieldWords[kind][language], format.bytes(size)]}
              onRemove={() => form.setFieldValue('remove', [...values.remove, id])}
            />
          ))}
          {leaving.map(({ kind, file, at }) => (
            <FileLine
              key={`${kind} ${at}`}
              name={file.name}
              about={[
                kind !== 'attachment' && ordersFieldWords[kind][language],
                format.bytes(file.size),
                t('form.notYetSent'),
              ]}
              onRemove={() => form.setFieldValue(kind, values[kind].toSpliced(at, 1))}
            />
          ))}
        </LineList>
      )}
    </Card>
  )
}

/** Plans and photos: those that are kept, and those that leave with the next saving. */
export const FilesCard = memo(Files, unlessBesideLines)

interface LineProps {
  name: string
  url?: string
  about: readonly (string | false)[]
  onRemove: () => void
}

function FileLine({ name, url, about, onRemove }: LineProps) {
  const { t } = useTranslation('orders')
  return (
    <li>
      <IconFile size={20} stroke={1.6} aria-hidden />
      <div className={styles.file}>
        {url ? (
          <a href={url} download={name}>
            {name}
          </a>
        ) : (
          <b>{name}</b>
        )}
        <span>{about.filter(Boolean).join(dot)}</span>
      </div>
      <ActionIcon variant="subtle" aria-label={t('form.removeFile', { name })} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  )
}
