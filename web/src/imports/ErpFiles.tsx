import { type ImportKind, importKinds } from '@mandato/contract/imports/names'
import { Button, Select, TextInput } from '@mantine/core'
import { useWrite } from '../platform/use-write.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { heldFile, sheetsFile } from './data.ts'
import styles from './imports.module.css'
import { useFileWords } from './words.ts'

/** The other direction: confirmed sheets for the ERP, and what the portal holds in the shape of an import. */
export function ErpFiles() {
  const { t } = useTranslation('imports')
  const words = useFileWords()
  const [since, setSince] = useState('')
  const [kind, setKind] = useState<ImportKind>('clients')
  const sheets = useWrite({ mutationFn: () => sheetsFile(since), onError: toast.error })
  const held = useWrite({ mutationFn: () => heldFile(kind), onError: toast.error })
  return (
    <Card title={t('erp.title')} hint={t('erp.hint')}>
      <div className={styles.erp}>
        <div>
          <TextInput
            type="date"
            label={t('erp.sheets')}
            description={t('erp.since')}
            value={since}
            onChange={(event) => setSince(event.currentTarget.value)}
          />
          <Button
            leftSection={<IconDownload size={16} />}
            loading={sheets.isPending}
            onClick={() => sheets.mutate()}
          >
            {t('erp.download')}
          </Button>
        </div>
        <div>
          <Select
            label={t('erp.held')}
            description={t('erp.heldHint')}
            data={importKinds.map((value) => ({ value, label: words.kind(value) }))}
            value={kind}
            allowDeselect={false}
            onChange={(value) => setKind((value as ImportKind | null) ?? kind)}
          />
          <Button
            leftSection={<IconDownload size={16} />}
            loading={held.isPending}
            onClick={() => held.mutate()}
          >
            {t('erp.download')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
