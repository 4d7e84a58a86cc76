import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { checkDocument } from '../data.ts'
import { SignFrame } from '../SignFrame.tsx'
import styles from '../check.module.css'
import { Verdict } from '../Verdict.tsx'

interface Asked {
  readonly file: File | null
  readonly found?: Awaited<ReturnType<typeof checkDocument>>
  readonly problem?: string
}

/** Whether a file is, byte for byte, one that was sealed here. Public: the receiver of a document may check it. */
export function CheckDocumentPage() {
  const { t } = useTranslation('signing')
  const { bytes } = useFormat()
  const [{ file, found, problem }, setAsked] = useState<Asked>({ file: null })
  const busy = file !== null && !found && !problem
  useEffect(() => {
    document.title = `${t('check.title')} · ${brand()}`
  }, [t])
  const check = (chosen: File) => {
    setAsked({ file: chosen })
    // Of two files dropped one after the other only the second one's verdict is ever shown.
    const answered = (answer: Omit<Asked, 'file'>) =>
      setAsked((asked) => (asked.file === chosen ? { file: chosen, ...answer } : asked))
    checkDocument(chosen).then(
      (verdict) => answered({ found: verdict }),
      (error: unknown) => answered({ problem: messageOf(error) }),
    )
  }
  return (
    <SignFrame>
      <div className={styles.page}>
        <div>
          <h1>{t('check.title')}</h1>
          <p className={styles.words}>{t('check.words')}</p>
        </div>
        <DropZone
          tall
          icon={file ? IconFileCheck : IconFileUpload}
          title={file ? file.name : t('check.drop')}
          hint={busy ? t('check.busy') : file ? bytes(file.size) : t('check.dropHint')}
          accept="application/pdf,.pdf"
          busy={busy}
          onFile={check}
        />
        {problem && <Notice tone="err">{problem}</Notice>}
        {found && <Verdict found={found} />}
      </div>
    </SignFrame>
  )
}
