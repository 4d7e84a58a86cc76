import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormActions } from '../../ui/forms/Form.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { clientSearchQuery, decideRegistration, type Registration } from './data.ts'
import { MatchesCard } from './MatchesCard.tsx'

type Decision = 'approve' | 'reject' | 'ask' | 'discard'

/** The decision: what fits is offered as the client to link, what is told is written beside it. */
export function DecisionCard({ one }: { one: Registration }) {
  const { t } = useTranslation('people')
  const fitting = one.matches.filter(({ kind }) => kind === 'client')
  const sure = fitting.find(({ why }) => why.includes('vat_number') || why.includes('customer_code'))
  const [client, setClient] = useState<string | null>(sure ? String(sure.id) : null)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState<Decision | null>(null)
  const search = useQuery({ ...clientSearchQuery(typed), enabled: typed.trim().length >= 2 })
  const decide = useWrite(decideRegistration())
  const found = search.data?.response.map(({ id, code, business_name: name }) => ({ id, code, name })) ?? []
  const choices = [...new Map([...fitting, ...found].map((one) => [one.id, one])).values()].map(
    ({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }),
  )
  const begin = (decision: Decision) => {
    const silent = (decision === 'ask' || decision === 'reject') && note.trim() === ''
    setMissing(silent)
    if (!silent) setAsked(decision)
  }
  const go = () =>
    asked &&
    decide.mutate(
      {
        params: { id: one.id },
        body: {
          decision: asked,
          note: note.trim(),
          version: one.version,
          ...(asked === 'approve' && client && { client_id: Number(client) }),
        },
      },
      {
        onError: toast.error,
        onSettled: () => setAsked(null),
        onSuccess: () => toast.ok(t(`decision.done.${asked}`)),
      },
    )
  return (
    <>
      <MatchesCard one={one} />
      <Card title={t('decision.title')}>
        {one.type !== 'press' && (
          <Select
            label={t('decision.client')}
            description={t('decision.clientHint')}
            placeholder={t('decision.noClient')}
            searchable
            clearable
            value={client}
            data={choices}
            onSearchChange={setTyped}
            filter={({ options }) => options}
            onChange={setClient}
            nothingFoundMessage={t('decision.typeMore')}
          />
        )}
        <label>
          {t('decision.note')}
          <TextArea
            rows={3}
            maxLength={1000}
            value={note}
            error={missing && note.trim() === '' && t('decision.noteNeeded')}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </label>
        <FormActions>
          <Button variant="filled" onClick={() => begin('approve')}>
            {t('decision.acts.approve')}
          </Button>
          {one.state === 'verified' && <Button onClick={() => begin('ask')}>{t('decision.acts.ask')}</Button>}
          <Button onClick={() => begin('reject')}>{t('decision.acts.reject')}</Button>
          <Button variant="subtle" onClick={() => begin('discard')}>
            {t('decision.acts.discard')}
          </Button>
        </FormActions>
      </Card>
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? t(`decision.ask.${asked}`, { name: `${one.name} ${one.surname}` }) : ''}
        verb={asked ? t(`decision.acts.${asked}`) : ''}
        irreversible={asked === 'reject' || asked === 'discard'}
        busy={decide.isPending}
        onConfirm={go}
        onClose={() => setAsked(null)}
      >
        {asked && t(`decision.words.${asked}`)}
      </ConfirmDialog>
    </>
  )
}
