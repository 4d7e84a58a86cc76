import { useTranslation } from 'react-i18next'
import type notices from '../../../public/locales/it/notices.json'
import type { Notice } from '../data.ts'

type Base<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : Key
type EventKey = Base<keyof (typeof notices)['event']>
/** Stands for the name while the words are put around it: in no language and no name. */
const PLACE = '\u0000'

/** What happened, in the reader's language, with the name of the client or file set off. */
export function Sentence({ notice: { what, name, rows } }: { notice: Notice }) {
  const { t } = useTranslation('notices')
  const around = t(`event.${what.replace('.', '_') as EventKey}`, { name: PLACE, count: rows ?? 1 })
  const [before = '', after = ''] = around.split(PLACE)
  return (
    <>
      {before}
      <b>{name}</b>
      {after}
    </>
  )
}
