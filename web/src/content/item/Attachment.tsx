import { IconFileText, IconFileTypePdf, IconFileTypeXls, IconFileZip, IconPhoto } from '@tabler/icons-react'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ContentDetail } from '../data.ts'
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

/** A file that comes with an item; its address is the reader's own. */
export function Attachment({ file, labels }: { file: File } & Pick<ContentDetail, 'labels'>) {
  const format = useFormat()
  return (
    <a className={styles.file} href={file.url} download={file.name}>
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
