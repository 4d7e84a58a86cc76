import { Button, Menu } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../accounts/index.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { saveStatement } from './data.ts'
import { SendStatement } from './SendStatement.tsx'

interface Props {
  client: number
  name: string
  /** It is on the screen already. */
  here?: boolean
}

/** The statement of account of a client: on the screen, as PDF, as a spreadsheet, or by mail. */
export function StatementButton({ client, name, here = false }: Props) {
  const { t } = useTranslation('invoices')
  const me = useMe()
  const [sending, setSending] = useState(false)
  const save = (output: 'pdf' | 'xlsx') => void saveStatement(client, output).catch(toast.error)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconFileText size={16} />}>{t(here ? 'takeStatement' : 'statement')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!here && (
            <Menu.Item
              renderRoot={(props) => (
                <Link {...props} to="/invoices/statement/$client" params={{ client: String(client) }} />
              )}
            >
              {t('readStatement')}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => save('pdf')}>PDF</Menu.Item>
          <Menu.Item onClick={() => save('xlsx')}>{t('spreadsheet')}</Menu.Item>
          {me && roleOf(me) !== 'customer' && (
            <Menu.Item onClick={() => setSending(true)}>{t('sendToClient')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {sending && <SendStatement client={client} name={name} onClose={() => setSending(false)} />}
    </>
  )
}
