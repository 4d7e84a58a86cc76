import { ActionIcon, Button, Menu } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconBellRinging, IconDotsVertical, IconFileText, IconPaperclip } from '@tabler/icons-react'
import { type ShownSheetStatus, unfinished } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import { useNotYet } from '../bulk/useNotYet.ts'
import type { BoardRow } from '../data.ts'
import { useRemind } from '../useRemind.ts'
import styles from './boards.module.css'

interface Props {
  row: BoardRow
  /** The back office reminds the agency, or the signer of an open link; an agent reminds the signer. */
  staff: boolean
}

/** What comes next with a sheet, as a verb. */
function stepOf(status: ShownSheetStatus, staff: boolean) {
  switch (status) {
    case 'to_fill':
    case 'draft':
    case 'ready_to_sign':
    case 'rejected':
    case 'to_renew':
      return status
    case 'signed':
    case 'in_review':
      return staff ? 'in_review' : 'open'
    default:
      return 'open'
  }
}

/** The acts of a row: the next step as a button, the others in a menu. */
export function ClientActions({ row, staff }: Props) {
  const { client_id: client, business_name: name, sheet_status: status, agency_id: agency } = row
  const { t } = useTranslation('sheets')
  const navigate = useNavigate()
  const remind = useRemind()
  const notYet = useNotYet()
  const to = { to: '/sheets/$client', params: { client: String(client) } } as const
  const mayRemind = staff ? (unfinished as readonly ShownSheetStatus[]).includes(status) : status === 'sent'
  const next = stepOf(status, staff)
  const step = t(`steps.${next}`)
  const wait = notYet([row])
  return (
    <span className={styles.act}>
      <Button
        size="xs"
        variant={next === 'in_review' ? 'filled' : 'default'}
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
              disabled={wait !== null}
              onClick={() => (staff ? remind.agency(agency, client) : remind.signer(client))}
            >
              {t(status === 'sent' ? 'remind.signer' : 'remind.agency')}
              {wait && <small className={styles.wait}>{wait}</small>}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  )
}
