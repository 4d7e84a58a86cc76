import { Button, Menu } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { RemoveFactors } from '../factors/lazy.ts'
import { EraseDialog } from '../personal/lazy.ts'
import { PersonDataItems } from '../personal/PersonDataItems.tsx'
import { deactivateUser, type KeptUser, reactivateUser, sendLink, unlockUser } from './data.ts'

/** What an administrator can do with an account. */
export function UserActs({ user }: { user: KeptUser }) {
  const { t } = useTranslation('people')
  const [asked, setAsked] = useState(false)
  const [factors, setFactors] = useState(false)
  const [erasing, setErasing] = useState(false)
  const link = useWrite(sendLink())
  const end = useWrite(deactivateUser())
  const reopen = useWrite(reactivateUser())
  const unlock = useWrite(unlockUser())
  const params = { id: user.id }
  const after = (words: string) => ({ onError: toast.error, onSuccess: () => toast.ok(words) })
  const firstLink = user.state === 'uninvited' || user.state === 'invited'
  return (
    <>
      {user.state !== 'off' && (
        <Button
          leftSection={<IconMailForward size={16} aria-hidden />}
          loading={link.isPending}
          onClick={() =>
            link.mutate(
              { params: { user: user.id } },
              after(t(firstLink ? 'users.invited' : 'users.passwordSent')),
            )
          }
        >
          {t(firstLink ? 'users.inviteAgain' : 'users.newPassword')}
        </Button>
      )}
      {user.may.reactivate && (
        <Button
          variant="filled"
          loading={reopen.isPending}
          onClick={() =>
            reopen.mutate({ params, body: { version: user.version } }, after(t('users.reactivated')))
          }
        >
          {t('users.reactivate')}
        </Button>
      )}
      {!user.email.endsWith('@invalid') && (
        <MoreMenu label={t('users.more')}>
          {user.locked_until && (
            <Menu.Item onClick={() => unlock.mutate({ params }, after(t('users.unlocked')))}>
              {t('users.unlock')}
            </Menu.Item>
          )}
          {user.may.remove_factors && (
            <Menu.Item onClick={() => setFactors(true)}>{t('users.removeFactors')}</Menu.Item>
          )}
          {user.may.deactivate && (
            <Menu.Item onClick={() => setAsked(true)}>{t('users.deactivate')}</Menu.Item>
          )}
          <PersonDataItems id={user.id} onErase={() => setErasing(true)} />
        </MoreMenu>
      )}
      {erasing && (
        <Suspense fallback={null}>
          <EraseDialog user={user} onClose={() => setErasing(false)} />
        </Suspense>
      )}
      {factors && (
        <Suspense fallback={null}>
          <RemoveFactors user={user} opened onClose={() => setFactors(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('users.deactivateTitle', { name: user.name })}
        verb={t('users.deactivate')}
        busy={end.isPending}
        onConfirm={() =>
          end.mutate({ params }, { ...after(t('users.deactivated')), onSettled: () => setAsked(false) })
        }
        onClose={() => setAsked(false)}
      >
        {t('users.deactivateWords')}
      </ConfirmDialog>
    </>
  )
}
