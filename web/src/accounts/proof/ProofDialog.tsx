import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from '../factors/factors.module.css'
import { proofQuery } from './data.ts'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  opened: boolean
  onProven: () => void
  onClose: () => void
}

/** Asks anew who one is, by what one has. */
export function ProofDialog({ opened, onProven, onClose }: Props) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const read = useQuery(proofQuery())
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('proof.title')}
      size={440}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <p className={styles.words}>{t('proof.words')}</p>
      <Loaded read={read} skeleton={<LinesSkeleton lines={2} />}>
        {({ response }) => (
          <ProofForm
            by={response.by}
            // A question is good once.
            ask={async () => (await read.refetch()).data?.response.passkey ?? null}
            onProven={onProven}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Modal>
  )
}
