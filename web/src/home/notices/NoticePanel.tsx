import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { NoticeList } from './NoticeList.tsx'

interface Props {
  opened: boolean
  onClose: () => void
}

/** What happened while one was elsewhere, the newest first. */
export function NoticePanel({ opened, onClose }: Props) {
  const { t } = useTranslation('notices')
  return (
    <SidePanel opened={opened} onClose={onClose} title={t('title')} flush>
      <NoticeList onLeave={onClose} />
    </SidePanel>
  )
}
