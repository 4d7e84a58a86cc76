import { Button, Select } from '@mantine/core'
import { type DocumentKind, documentKinds, mostBytesOfDocument } from '@mandato/contract/catalogue/limits'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { useWrite } from '../../platform/use-write.ts'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { DropZone } from '../../ui/forms/DropZone.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from '../catalogue.module.css'
import { type Appliance, deleteDocument, sendDocument } from '../data.ts'

type Language = (typeof languages)[number]

/** Label, product sheet and manuals in every language there is; staff bring in the next version. */
export function DocumentsCard({ one }: { one: Appliance }) {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  if (one.documents.length === 0 && !one.may.edit) return null
  return (
    <Card flush title={t('documents.title')} count={one.documents.length}>
      <LineList>
        {one.documents.map(({ id, kind, language, name, size, version, at, url }) => (
          <li key={id}>
            <div className={styles.documents}>
              <span>
                <a href={url} target="_blank" rel="noreferrer">
                  {[t(`documents.${kind}`), language && languageNames[language]].filter(Boolean).join(dot)}
                </a>{' '}
                <small>
                  {[
                    name,
                    format.bytes(size),
                    version > 1 && t('documents.version', { n: version }),
                    format.date(at),
                  ]
                    .filter(Boolean)
                    .join(dot)}
                </small>
              </span>
              {one.may.edit && (
                <RemoveDocument
                  id={id}
                  name={[t(`documents.${kind}`), language && languageNames[language]]
                    .filter(Boolean)
                    .join(dot)}
                />
              )}
            </div>
          </li>
        ))}
      </LineList>
      {one.may.edit && <AddDocument id={one.id} />}
    </Card>
  )
}

/** Nothing brings a document back that was taken off: asked first, naming it. */
function RemoveDocument({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('catalogue')
  const [asking, setAsking] = useState(false)
  const remove = useWrite(deleteDocument())
  return (
    <>
      <Button size="xs" variant="subtle" onClick={() => setAsking(true)}>
        {t('documents.remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('documents.removeTitle', { name })}
        verb={t('documents.remove')}
        irreversible
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { document: id } },
            {
              onSuccess: () => toast.ok(t('documents.removed')),
              onError: toast.error,
              onSettled: () => setAsking(false),
            },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function AddDocument({ id }: { id: number }) {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const [kind, setKind] = useState<DocumentKind>('product_sheet')
  const [language, setLanguage] = useState<Language>('it')
  const [busy, setBusy] = useState(false)
  const picture = kind === 'picture'
  const send = async (file: File) => {
    if (file.size > mostBytesOfDocument) return toast.error(t('documents.tooLarge'))
    setBusy(true)
    try {
      await sendDocument(id, { kind, language: picture ? '' : language }, file, () => undefined)
      toast.ok(t('documents.added'))
    } catch (error) {
      toast.error(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.adding}>
      <Select
        label={t('documents.kind')}
        value={kind}
        allowDeselect={false}
        data={documentKinds.map((value) => ({ value, label: t(`documents.${value}`) }))}
        onChange={(value) => setKind(documentKinds.find((one) => one === value) ?? kind)}
      />
      <Select
        label={t('documents.language')}
        value={picture ? null : language}
        disabled={picture}
        allowDeselect={false}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
      />
      <DropZone
        icon={IconFileUpload}
        title={t('documents.drop')}
        hint={t('documents.dropHint', { size: format.bytes(9e6) })}
        accept={picture ? '.png,.jpg,.jpeg,.webp' : '.pdf,.png,.jpg,.jpeg,.webp'}
        busy={busy}
        disabled={busy}
        onFile={(file) => void send(file)}
      />
    </div>
  )
}
