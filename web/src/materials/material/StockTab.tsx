import { Button } from '@mantine/core'
import { IconPackageExport, IconPackageImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load, Material } from './data.ts'
import { LoadPanel } from './LoadPanel.tsx'
import { LoadsCard } from './LoadsCard.tsx'
import styles from './material.module.css'
import { MovementsCard } from './MovementsCard.tsx'
import { WriteOffPanel } from './WriteOffPanel.tsx'

/** What came into the warehouse, what was written off, and every entry of the ledger. */
export function StockTab({ one }: { one: Material }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  /** The load that is corrected; `new` for another one. */
  const [load, setLoad] = useState<Load | 'new' | null>(null)
  const [writing, setWriting] = useState(false)
  const { edit } = one.may
  return (
    <div className={styles.stack}>
      <LoadsCard
        loads={one.loads ?? []}
        onCorrect={edit ? setLoad : undefined}
        acts={
          edit && (
            <>
              <Button
                size="xs"
                leftSection={<IconPackageExport size={14} />}
                onClick={() => setWriting(true)}
              >
                {t('writeOff.act')}
              </Button>
              <Button
                size="xs"
                variant="filled"
                leftSection={<IconPackageImport size={14} />}
                disabled={one.archived}
                onClick={() => setLoad('new')}
              >
                {t('loads.act')}
              </Button>
            </>
          )
        }
      />
      <MovementsCard id={one.id} />
      {load && (
        <LoadPanel
          key={load === 'new' ? 'new' : load.id}
          one={one}
          load={load === 'new' ? null : load}
          onClose={() => setLoad(null)}
        />
      )}
      {writing && <WriteOffPanel one={one} onClose={() => setWriting(false)} />}
    </div>
  )
}
