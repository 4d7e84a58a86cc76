import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { SentFile } from './data.ts'

interface Props {
  file: SentFile
  hint?: string
  onRemove: () => void
}
/** A file that goes with the item, and the way to take it off. */
export function FileLine({ file, hint, onRemove }: Props) {
  const { t } = useTranslation('contents')
  const format = useFormat()
  return (
    <li>
      <span>
        {file.name} <small>{hint ?? format.bytes(file.bytes)}</small>
      </span>
      <CloseButton size="sm" aria-label={t('files.remove', { name: file.name })} onClick={onRemove} />
    </li>
  )
}
