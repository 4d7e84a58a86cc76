import { IconFileText, IconFileTypePdf, IconFileTypeXls, IconFileZip, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ContentDetail } from '../data.ts'
import { saveKept } from '../downloads/save.ts'
import { bytesHere } from './files-here.ts'
import styles from './item.module.css'

type File = ContentDetail['attachments'][number]

/** What kind of file it is, as a sign. */
function Sign({ mime, name }: Pick<File, 'mime' | 'name'>) {
  if (mime === 'application/pdf') return <IconFileTypePdf size={22} aria-hidden />
  if (mime.startsWith('image/')) return <IconPhoto size={22} aria-hidden />
  if (/\.xlsx?$/i.test(name)) return <IconFileTypeXls size={22} aria-hidden />
  return mime === 'application/zip' ? (
    <IconFileZip size={22} aria-hidden />
  ) : (
    <IconFileText size={22} aria-hidden />
  )
}

/** A file that comes with an item; its address is the reader's own. Without a network it is had from this device. */
export function Attachment({ file, labels }: { file: File } & Pick<ContentDetail, 'labels'>) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const online = useOnline()
  const take = async () => {
    const bytes = await bytesHere(file.url)
    if (bytes) saveKept(bytes, file.name)
    else toast.error(t('notHere'))
  }
  return (
    <a
      className={styles.file}
      href={file.url}
      download={file.name}
      onClick={(event) => {
        if (online) return
        event.preventDefault()
        void take()
      }}
    >
      <Sign mime={file.mime} name={file.name} />
      <span>
        <b>
          <WithLabels text={file.name} labels={labels} />
        </b>
        <small>{format.bytes(file.bytes)}</small>
      </span>
    </a>
  )
}
