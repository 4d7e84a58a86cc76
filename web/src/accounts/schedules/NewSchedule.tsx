import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamed, viewLists } from '../../platform/listed.ts'
import { mayAsk } from '../../platform/wires.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { holds, roleOf, type User } from '../person.ts'
import { savedViewsQuery } from '../views/data.ts'
import { createSchedule, type Rhythm } from './data.ts'
import { RhythmFields } from './RhythmFields.tsx'
import type { SchedulesSearch } from './search.ts'
import styles from './schedules.module.css'

const usual: Rhythm = { output: 'xlsx', every: 'week', weekday: 1 }

/** Which view, how often, as what; the view one came from is chosen already. */
export function NewSchedule({ me, from }: { me: User; from: SchedulesSearch }) {
  const { t } = useTranslation('schedules')
  const { t: nav } = useTranslation('nav')
  const open = viewLists().filter((list) =>
    mayAsk(listNamed(list).call, roleOf(me), (needed) => holds(me, needed)),
  )
  const [list, setList] = useState(from.list && open.includes(from.list) ? from.list : (open[0] ?? 'clients'))
  const [chosen, setChosen] = useState(from.view)
  const [rhythm, setRhythm] = useState(usual)
  const read = useQuery(savedViewsQuery(list))
  const own = (read.data?.response ?? []).filter(({ owner }) => owner === null)
  const view = own.find(({ id }) => id === chosen) ?? own[0]
  const create = useWrite(createSchedule())
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!view) return
    create.mutate(
      { body: { view_id: view.id, ...rhythm } },
      { onSuccess: () => toast.ok(t('created', { name: view.name })), onError: toast.error },
    )
  }
  return (
    <Card title={t('new')} hint={t('newHint')}>
      <Form label={t('new')} onSubmit={send}>
        <div className={styles.fields}>
          <NativeSelect
            label={t('list')}
            value={list}
            data={open.map((value) => ({ value, label: nav(`screens.${listNamed(value).name}`) }))}
            onChange={({ currentTarget }) => setList(open.find((one) => one === currentTarget.value) ?? list)}
          />
          <NativeSelect
            label={t('view')}
            value={String(view?.id ?? '')}
            disabled={own.length === 0}
            data={
              own.length === 0
                ? [{ value: '', label: t('noViews') }]
                : own.map(({ id, name }) => ({ value: String(id), label: name }))
            }
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        </div>
        <RhythmFields value={rhythm} onChange={setRhythm} />
        <FormActions>
          <Button type="submit" variant="filled" loading={create.isPending} disabled={!view}>
            {t('create')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
