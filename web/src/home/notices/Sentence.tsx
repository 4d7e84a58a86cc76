import { useTranslation } from 'react-i18next'
import type notices from '../../../public/locales/it/notices.json'
import type { Notice } from '../data.ts'

type EventKey = Exclude<keyof (typeof notices)['event'], `${string}_${'one' | 'many' | 'other'}`>
/** Stands for the name while the words are put around it: in no language and no name. */
const PLACE = '\u0000'

/** What happened, in the reader's language, with the name of the client or file set off. */
export function Sentence({ notice: { what, name, rows } }: { notice: Notice }) {
  const { t } = useTranslation('notices')
  const around =
    what === 'import.rejected_rows'
      ? t('event.import_rejected_rows', { name: PLACE, count: rows ?? 0 })
      : t(`event.${what.replace('.', '_') as EventKey}`, { name: PLACE })
  const [before = '', after = ''] = around.split(PLACE)
  return (
    <>
      {before}
      <b>{name}</b>
      {after}
    </>
  )
}
