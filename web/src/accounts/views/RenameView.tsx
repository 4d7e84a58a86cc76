import { useTranslation } from 'react-i18next'
import type { View } from './arranged.ts'
import { renameView } from './data.ts'
import { NameForm } from './NameForm.tsx'

/** In the place of the row. */
export function RenameView({ view: { id, name }, onDone }: { view: View; onDone: () => void }) {
  const { t } = useTranslation('views')
  const send = async (chosen: string) => {
    await renameView(id, chosen)
    onDone()
  }
  return (
    <li>
      <NameForm
        label={t('rename', { name })}
        initial={name}
        about={() => ({ verb: t('renameVerb') })}
        onSend={send}
        onCancel={onDone}
      />
    </li>
  )
}
