import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { roleOf } from '../person.ts'
import { useMe } from '../useMe.ts'
import type { View } from './arranged.ts'
import { type SharedWith, shareView, type ViewList } from './data.ts'
import { type Named, PeopleChoice } from './PeopleChoice.tsx'
import styles from './views.module.css'

const choices = ['nobody', 'agency', 'staff', 'people'] as const
type Choice = (typeof choices)[number]

interface Props {
  list: ViewList
  view: View
  onDone: () => void
}

/** In the place of the row: with whom a view is shared. */
export function ShareView({ list, view: { id, name, shared }, onDone }: Props) {
  const { t } = useTranslation('views')
  const { t: ui } = useTranslation('ui')
  const me = useMe()
  const [choice, setChoice] = useState<Choice>(shared?.with ?? 'nobody')
  const [people, setPeople] = useState<readonly Named[]>(shared?.with === 'people' ? shared.people : [])
  const [busy, setBusy] = useState(false)
  // Only an agent has an agency to share with.
  const open = choices.filter((one) => one !== 'agency' || (me && roleOf(me) === 'agent'))
  const shown: SharedWith | null =
    choice === 'people' ? people.map((one) => one.id) : choice === 'nobody' ? null : choice
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await shareView(id, shown)
      toast.ok(t(shown === null ? 'unshared' : 'isShared', { name }))
      onDone()
    } catch (error) {
      toast.error(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={styles.form}>
      <Form label={t('share', { name })} onSubmit={(event) => void send(event)}>
        <NativeSelect
          label={t('shareWith', { name })}
          description={t('shareHint')}
          value={choice}
          data={open.map((value) => ({ value, label: t(`with.${value}`) }))}
          onChange={({ currentTarget }) =>
            setChoice(open.find((one) => one === currentTarget.value) ?? choice)
          }
        />
        {choice === 'people' && <PeopleChoice list={list} chosen={people} onChange={setPeople} />}
        <FormActions>
          <Button onClick={onDone}>{ui('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={busy}
            disabled={choice === 'people' && people.length === 0}
          >
            {ui('save')}
          </Button>
        </FormActions>
      </Form>
    </li>
  )
}
