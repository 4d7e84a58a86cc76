import { Button, CopyButton } from '@mantine/core'
import type { Language } from '@mandato/contract/words'
import { IconCopy, IconDownload, IconEye, IconPencil, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import type { DownloadDetail } from './data.ts'
import styles from './beside.module.css'
import { FileDialog } from './FileDialog.tsx'
import { KeepBox } from './kept/KeepBox.tsx'
import { useTakeKept } from './kept/useTakeKept.ts'
import { Preview } from './Preview.tsx'
import { Sign } from './Sign.tsx'
import { TakesDialog } from './TakesDialog.tsx'
import { useTaken } from './useTake.ts'
import { Versions } from './Versions.tsx'

interface Props {
  file: DownloadDetail
  /** The language it was asked for in. */
  language: Language | undefined
  onLanguage: (language: Language) => void
}

/** A file beside the list: what it is, what is new in it, its versions, and the ways to have it. */
export function FileView({ file, language, onLanguage }: Props) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const taken = useTaken()
  const takeKept = useTakeKept(file)
  const [dialog, setDialog] = useState<'view' | 'edit' | 'takes' | null>(null)
  const mine = file.previous_version_downloaded
  const newer = mine !== null && mine < file.version
  const close = () => setDialog(null)
  return (
    <div className={styles.view}>
      <div className={styles.picture}>
        {file.thumb_url ? (
          <img src={file.thumb_url} alt={file.caption} />
        ) : (
          <Sign mime={file.mime} name={file.file_name} size={56} />
        )}
      </div>
      <div className={styles.about}>
        <h2>{file.name}</h2>
        <p className={styles.muted}>
          {[format.bytes(file.size), file.language ? languageNames[file.language] : t('everyLanguage')].join(
            dot,
          )}
        </p>
        {file.languages.length > 1 && (
          <p className={styles.languages}>
            {file.languages.map((one) => (
              <Button
                key={one}
                size="compact-sm"
                variant={one === file.language ? 'filled' : 'default'}
                aria-pressed={one === file.language}
                onClick={() => onLanguage(one)}
              >
                {one.toUpperCase()}
              </Button>
            ))}
          </p>
        )}
        {newer && (
          <Notice tone="again">
            {t('newerWords', { version: mine, day: format.date((file.downloaded_at ?? '').slice(0, 10)) })}
          </Notice>
        )}
        {(file.caption || file.credit) && (
          <div className={styles.caption}>
            {file.caption && <p>{file.caption}</p>}
            {file.credit && <small>{t('creditLine', { credit: file.credit })}</small>}
            <CopyButton value={[file.caption, file.credit].filter(Boolean).join(' – ')}>
              {({ copied, copy }) => (
                <Button size="compact-sm" leftSection={<IconCopy size={14} />} onClick={copy}>
                  {t(copied ? 'copied' : 'copyCaption')}
                </Button>
              )}
            </CopyButton>
          </div>
        )}
        {file.sizes.length > 0 && (
          <ul className={styles.sizes}>
            {file.sizes.map((one) => (
              <li key={one.size}>
                <a href={one.url} download onClick={taken}>
                  <IconDownload size={16} aria-hidden /> {t(`sizes.${one.size}`)}
                </a>
                <small>
                  {t('pixels', { width: format.int(one.width), height: format.int(one.height) })}
                  {dot}
                  {format.bytes(one.bytes)}
                </small>
              </li>
            ))}
          </ul>
        )}
        <Versions file={file} />
      </div>
      <KeepBox file={file} language={language} />
      <div className={styles.acts}>
        <Button
          component="a"
          variant="filled"
          href={file.url}
          download
          leftSection={<IconDownload size={16} />}
          onClick={(event) => takeKept(event) || taken()}
        >
          {t('take', { version: file.version })}
        </Button>
        {file.view_url && (
          <Button leftSection={<IconEye size={16} />} onClick={() => setDialog('view')}>
            {t('view')}
          </Button>
        )}
        {file.edit && (
          <>
            <Button leftSection={<IconPencil size={16} />} onClick={() => setDialog('edit')}>
              {t('change')}
            </Button>
            <Button leftSection={<IconUsers size={16} />} onClick={() => setDialog('takes')}>
              {t('who')}
            </Button>
          </>
        )}
      </div>
      {dialog === 'view' && <Preview file={file} onClose={close} />}
      {dialog === 'edit' && <FileDialog file={file} onClose={close} />}
      {dialog === 'takes' && <TakesDialog file={file} onClose={close} />}
    </div>
  )
}
