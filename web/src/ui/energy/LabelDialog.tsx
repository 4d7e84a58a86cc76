import { Modal } from '@mantine/core'
import { labelWords } from '@mandato/contract/catalogue/energy-words'
import { IconExternalLink, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { labelBytesQuery, labelQuery } from './data.ts'
import styles from './dialog.module.css'

interface Props {
  code: string
  opened: boolean
  onClose: () => void
}

/** The label of an article as it is printed, with the way to its product information sheet. */
export function LabelDialog({ code, opened, onClose }: Props) {
  const { t } = useTranslation('energy')
  const { t: ui } = useTranslation('ui')
  const read = useQuery({ ...labelQuery(code), enabled: opened })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // A row that leads somewhere takes a click in the dialog for one of its own.
      onClick={(event) => event.stopPropagation()}
      size="min(460px, 100vw)"
      title={t('title', { code })}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Loaded read={read} skeleton={<Skeleton height={560} />}>
        {({ response }) => <Label one={response} />}
      </Loaded>
    </Modal>
  )
}

type Shown = Answer<'energyLabel'>['response']

function Label({ one }: { one: Shown }) {
  const { t } = useTranslation('energy')
  const language = useLanguage()
  const { label, name, brand, energy_class, energy_range, product_sheet_url: sheet, eprel } = one
  const said =
    energy_class && energy_range ? labelWords({ energy_class, energy_range }, language) : t('title', one)
  return (
    <div className={styles.label}>
      <p>{[brand, name].filter(Boolean).join(' ')}</p>
      {label.mime === 'application/pdf' ? (
        <Paper url={label.url} title={said} />
      ) : (
        <img src={label.url} alt={said} />
      )}
      <ul>
        {sheet && (
          <li>
            <a href={sheet} target="_blank" rel="noreferrer">
              <IconFileText size={18} aria-hidden />
              {t('sheet')}
            </a>
          </li>
        )}
        <li>
          <a href={label.url} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} aria-hidden />
            {t('file')}
          </a>
        </li>
        {eprel && (
          <li>
            <a href={eprel.url} target="_blank" rel="noreferrer">
              <IconExternalLink size={18} aria-hidden />
              {t('eprel', { number: eprel.number })}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Phones have no viewer inside a page: there the file opens beside it. */
const embeds = () => navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches

function Paper({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('energy')
  const read = useQuery({ ...labelBytesQuery(url), enabled: embeds() })
  if (!embeds()) return <p>{t('noViewer')}</p>
  return (
    <Loaded read={read} skeleton={<Skeleton height={520} />}>
      {(blob) => <Frame blob={blob} title={title} />}
    </Loaded>
  )
}

function Frame({ blob, title }: { blob: Blob; title: string }) {
  const [url] = useState(() => URL.createObjectURL(blob))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  // Its own controls do not let the keyboard out again.
  return <iframe tabIndex={-1} src={`${url}#navpanes=0&toolbar=0&view=FitH`} title={title} />
}
