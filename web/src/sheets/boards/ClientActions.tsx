import { ActionIcon, Button, Menu } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconBellRinging, IconDotsVertical, IconFileText, IconPaperclip } from '@tabler/icons-react'
import type { ShownSheetStatus } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import { useRemind } from '../useRemind.ts'
import styles from './boards.module.css'

interface Props {
  client: number
  name: string
  status: ShownSheetStatus
  /** Whose client it is: the back office reminds the agency, or the signer of an open link. Null: for its agent, who reminds the signer. */
  agency: number | null
}

const unfinished: readonly ShownSheetStatus[] = ['to_fill', 'draft', 'ready_to_sign', 'sent', 'rejected']

/** What comes next with a sheet, as a verb. */
function stepOf(status: ShownSheetStatus, staff: boolean) {
  switch (status) {
    case 'to_fill':
    case 'draft':
    case 'ready_to_sign':
    case 'rejected':
    case 'to_renew':
      return status
    case 'in_review':
      return staff ? status : 'open'
    default:
      return 'open'
  }
}

/** What a row offers: its next step at hand, the rest in a menu. */
export function ClientActions({ client, name, status, agency }: Props) {
  const { t } = useTranslation('sheets')
  const navigate = useNavigate()
  const remind = useRemind()
  const to = { to: '/sheets/$client', params: { client: String(client) } } as const
  const mayRemind = agency === null ? status === 'sent' : unfinished.includes(status)
  const step = t(`steps.${stepOf(status, agency !== null)}`)
  return (
    <span className={styles.act}>
      <Button
        size="xs"
        variant={status === 'in_review' && agency !== null ? 'filled' : 'default'}
        aria-label={t('rowStep', { step, name })}
        renderRoot={(props) => <Link {...props} {...to} />}
      >
        {step}
      </Button>
      <Menu>
        <Menu.Target>
          <ActionIcon size="xs" aria-label={t('more', { name })} loading={remind.busy}>
            <IconDotsVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileText size={16} />}
            onClick={() => void navigate({ ...to, search: { view: 'review' } })}
          >
            {t('showPaper')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPaperclip size={16} />}
            onClick={() => void navigate({ ...to, search: { view: 'files' } })}
          >
            {t('files.title')}
          </Menu.Item>
          {mayRemind && (
            <Menu.Item
              leftSection={<IconBellRinging size={16} />}
              onClick={() => (agency === null ? remind.signer(client) : remind.agency(agency, client))}
            >
              {t(status === 'sent' ? 'remind.signer' : 'remind.agency')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
