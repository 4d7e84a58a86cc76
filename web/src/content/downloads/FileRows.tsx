import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { DownloadRow, Folder } from './data.ts'
import styles from './downloads.module.css'
import { KeptSign } from './kept/KeptSign.tsx'
import { Sign } from './Sign.tsx'
import { Standing } from './Standing.tsx'

interface Props {
  files: readonly DownloadRow[]
  folders: readonly Folder[]
  /** The folder they are listed under, whose name need not be said again. */
  folder: number | undefined
  ticked: ReadonlyMap<number, DownloadRow>
  open: number | undefined
  onTick: (row: DownloadRow) => void
  onOpen: (id: number) => void
}

/** Files by the folders they lie in; a tick takes one into the archive, its name shows it beside. */
export function FileRows({ files, folders, folder, ticked, open, onTick, onOpen }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const nameOf = new Map(folders.map((one) => [one.id, one.name]))
  const groups = [...new Set(files.map((file) => file.folder_id))].map(
    (id) => [id, files.filter((file) => file.folder_id === id)] as const,
  )
  return (
    <div className={styles.files}>
      <div className={styles.heads} aria-hidden>
        <span />
        <span>{t('file')}</span>
        <span>{t('version')}</span>
        <span>{t('yours')}</span>
        <span>{t('size')}</span>
        <span />
      </div>
      {groups.map(([id, rows]) => (
        <section key={id} aria-label={nameOf.get(id)}>
          {id !== folder && (
            <h3 className={styles.group}>
              {nameOf.get(id)} <small>{format.int(rows.length)}</small>
            </h3>
          )}
          <ul>
            {rows.map((file) => (
              <li key={file.id} className={styles.row} data-open={file.id === open || undefined}>
                <Checkbox
                  checked={ticked.has(file.id)}
                  onChange={() => onTick(file)}
                  aria-label={ui('table.tick', { name: file.name })}
                />
                <button type="button" className={styles.name} onClick={() => onOpen(file.id)}>
                  {file.thumb_url ? (
                    <img src={file.thumb_url} alt="" width={32} height={32} loading="lazy" />
                  ) : (
                    <span className={styles.sign}>
                      <Sign mime={file.mime} name={file.file_name} size={20} />
                    </span>
                  )}
                  <span>
                    <b>{file.name}</b>
                    <small>{file.languages.length > 0 ? file.languages.join(dot) : t('everyLanguage')}</small>
                  </span>
                </button>
                <span className={styles.version}>
                  <b>{t('v', { version: file.version })}</b>
                  <small>{format.dayMonthShort(file.updated_at.slice(0, 10))}</small>
                </span>
                <span className={styles.standing}>
                  <Standing file={file} />
                </span>
                <span className={styles.bytes}>{format.bytes(file.size)}</span>
                <KeptSign file={file} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
