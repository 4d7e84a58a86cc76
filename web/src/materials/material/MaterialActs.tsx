import { Button, Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { deleteMaterial, type Material, setArchived } from './data.ts'

/** Out of use and back again; removed for good only where nothing ever happened to it. */
export function MaterialActs({ one }: { one: Material }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null)
  const flag = useWrite(setArchived())
  const remove = useWrite(deleteMaterial())
  const { name } = one
  const close = () => setAsked(null)
  const setTo = (archived: boolean) =>
    flag.mutate(
      { params: { id: one.id }, body: { archived } },
      {
        onError: toast.error,
        onSuccess: () => toast.ok(t(archived ? 'archive.done' : 'restore.done', { name })),
        onSettled: close,
      },
    )
  const drop = () =>
    remove.mutate(
      { params: { id: one.id } },
      {
        onError: toast.error,
        onSuccess: ({ response }) => {
          toast.ok(t(response.outcome === 'archived' ? 'archive.done' : 'delete.done', { name }))
          void navigate({ to: '/materials' })
        },
        onSettled: close,
      },
    )
  return (
    <>
      {one.archived && (
        <Button
          leftSection={<IconArchiveOff size={16} />}
          loading={flag.isPending}
          onClick={() => setTo(false)}
        >
          {t('restore.act')}
        </Button>
      )}
      {(!one.archived || one.may.delete) && (
        <MoreMenu label={t('more')}>
          {!one.archived && (
            <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => setAsked('archive')}>
              {t('archive.act')}
            </Menu.Item>
          )}
          {one.may.delete && (
            <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => setAsked('delete')}>
              {t('delete.act')}
            </Menu.Item>
          )}
        </MoreMenu>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t(`${asked ?? 'archive'}.title`, { name })}
        verb={t(`${asked ?? 'archive'}.act`)}
        busy={flag.isPending || remove.isPending}
        onConfirm={() => (asked === 'delete' ? drop() : setTo(true))}
        onClose={close}
      >
        {t(`${asked ?? 'archive'}.words`)}
      </ConfirmDialog>
    </>
  )
}
