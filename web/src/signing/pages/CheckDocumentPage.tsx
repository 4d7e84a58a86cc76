import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { checkDocument } from '../data.ts'
import { DropDocument } from '../DropDocument.tsx'
import { SignFrame } from '../SignFrame.tsx'
import styles from '../check.module.css'
import { Verdict } from '../Verdict.tsx'

type Found = Awaited<ReturnType<typeof checkDocument>>

/** Is a file, byte for byte, one that was sealed here? Open to everybody: whoever receives a document may ask. */
export function CheckDocumentPage() {
  const { t } = useTranslation('signing')
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('check.title')} · ${brand()}`
  }, [t])
  const check = async (chosen: File) => {
    setFile(chosen)
    setFound(null)
    setProblem(null)
    await checkDocument(chosen).then(setFound, (error: unknown) => setProblem(messageOf(error)))
  }
  return (
    <SignFrame>
      <div className={styles.page}>
        <div>
          <h1>{t('check.title')}</h1>
          <p className={styles.words}>{t('check.words')}</p>
        </div>
        <DropDocument file={file} busy={file !== null && !found && !problem} onFile={check} />
        {problem && <Notice tone="err">{problem}</Notice>}
        {found && <Verdict found={found} />}
      </div>
    </SignFrame>
  )
}
