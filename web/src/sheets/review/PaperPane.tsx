import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  IconDownload,
  IconExternalLink,
  IconFileTypePdf,
  IconShieldCheck,
  IconShieldX,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { paperQuery, type SheetForm } from '../data.ts'
import { fileNameOf } from './paper-name.ts'
import styles from './review.module.css'

/** The paper of the sheet beside its differences: as it would be printed, as it was sent, or sealed. */
export function PaperPane({ form }: { form: SheetForm }) {
  const read = useQuery(paperQuery(form.client.id, form.version))
  return (
    <Loaded
      read={read}
      skeleton={
        <Card>
          <Skeleton height={420} />
        </Card>
      }
    >
      {(blob) => (
        <Paper
          blob={blob}
          name={fileNameOf(form)}
          foot={form.signature && <Seal signature={form.signature} />}
        />
      )}
    </Loaded>
  )
}

/** Phones have no viewer inside a page, and that of tablets shows the first page and does not scroll. */
const embeds = () => navigator.pdfViewerEnabled && !window.matchMedia('(pointer: coarse)').matches

/** A PDF in the browser's own viewer; where there is none, what opens and saves it. */
export function Paper({ blob, name, foot }: { blob: Blob; name: string; foot?: ReactNode }) {
  const { t } = useTranslation('sheets')
  const url = useUrl(blob)
  return (
    <Card
      flush
      className={styles.paper}
      title={
        <>
          <IconFileTypePdf size={18} aria-hidden /> {name}
        </>
      }
      action={
        <>
          <Button
            size="xs"
            leftSection={<IconExternalLink size={14} />}
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
          >
            {t('paper.open')}
          </Button>
          <Button size="xs" leftSection={<IconDownload size={14} />} component="a" href={url} download={name}>
            {t('paper.save')}
          </Button>
        </>
      }
    >
      {embeds() ? (
        <iframe
          className={styles.frame}
          // Its own controls do not let the keyboard out again; what it shows is behind the buttons above.
          tabIndex={-1}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={name}
        />
      ) : (
        <p className={styles.noViewer}>{t('paper.noViewer')}</p>
      )}
      {foot}
    </Card>
  )
}

function Seal({ signature }: { signature: NonNullable<SheetForm['signature']> }) {
  const { t } = useTranslation('sheets')
  const Icon = signature.intact ? IconShieldCheck : IconShieldX
  return (
    <div className={signature.intact ? styles.seal : styles.broken}>
      <Icon size={18} aria-hidden />
      <div>
        <b>{t(signature.intact ? 'paper.intact' : 'paper.broken')}</b>
        {signature.sha256 && (
          <span title={signature.sha256}>
            SHA-256 {signature.sha256.slice(0, 8)} … {signature.sha256.slice(-8)}
          </span>
        )}
      </div>
    </div>
  )
}

const leaving = new Map<string, number>()

/** An address for a file in memory, for as long as it is shown and a minute more: another tab may be opening it. */
function useUrl(blob: Blob): string {
  const url = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => {
    clearTimeout(leaving.get(url))
    return () =>
      void leaving.set(
        url,
        window.setTimeout(() => URL.revokeObjectURL(url), 60_000),
      )
  }, [url])
  return url
}
