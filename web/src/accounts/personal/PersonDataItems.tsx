import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { personJson, personPdf } from './data.ts'

/** In the menu of an account: the data of the person as a file, and their end. */
export function PersonDataItems({ id, onErase }: { id: number; onErase: () => void }) {
  const { t } = useTranslation('privacy')
  const give = (file: Promise<void>) =>
    file.then(
      () => toast.ok(t('done')),
      (error: unknown) => toast.error(error),
    )
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        onClick={() =>
          void give(personPdf(id, { signal: new AbortController().signal, onBytes: () => undefined }))
        }
      >
        {t('menu.pdf')}
      </Menu.Item>
      <Menu.Item onClick={() => void give(personJson(id, t('file')))}>{t('menu.json')}</Menu.Item>
      <Menu.Item onClick={onErase}>{t('menu.erase')}</Menu.Item>
    </>
  )
}
