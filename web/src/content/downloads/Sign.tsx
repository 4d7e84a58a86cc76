import { IconFileText, IconFileTypePdf, IconFileTypeXls, IconFileZip, IconPhoto } from '@tabler/icons-react'

/** What kind of file it is. */
export function Sign({ mime, name, size = 22 }: { mime: string; name: string; size?: number }) {
  if (mime === 'application/pdf') return <IconFileTypePdf size={size} aria-hidden />
  if (/^image\/(png|jpeg|webp)$/.test(mime)) return <IconPhoto size={size} aria-hidden />
  if (/\.(xlsx?|ods)$/i.test(name)) return <IconFileTypeXls size={size} aria-hidden />
  return mime === 'application/zip' ? (
    <IconFileZip size={size} aria-hidden />
  ) : (
    <IconFileText size={size} aria-hidden />
  )
}
