import i18next from 'i18next'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { readForm, rereadSheets, saveNow } from '../data.ts'
import { type Draft, dropDraft, keepDraft, readDraft, waitingOf } from './draft.ts'
import { saveInput } from './save-input.ts'
import { baseOf, changesOf, paymentCodesOf } from './values.ts'

/**
 * Saves what waited for a network and whose form is not open here. What is refused waits for its writer instead.
 * @param open the client whose form is open, which saves itself
 * @returns false when somebody has to ask again, because nobody answered
 */
export async function sendWaiting(person: number, staff: boolean, open: number | null): Promise<boolean> {
  for (const { client, name } of waitingOf(person, open)) {
    const draft = readDraft(person, client)
    if (!draft) continue
    const words = { name: name || i18next.t('app:waiting.new') }
    try {
      await save(draft, staff, client)
      if (readDraft(person, client)?.begun === draft.begun) dropDraft(person, client)
      toast.ok(i18next.t('app:waiting.saved', words))
      await rereadSheets()
    } catch (error) {
      if (!(error instanceof ApiError) || error.unanswered || error.status === 429) return false
      // The session ended meanwhile: it goes once this person is back.
      if (error.status === 401) return true
      keepDraft(person, client, name, { ...draft, waiting: false })
      toast.error(i18next.t('app:waiting.refused', { ...words, why: messageOf(error) }))
    }
  }
  return true
}

async function save({ begun, base: typedOn, mine, ways }: Draft, staff: boolean, client: number) {
  const form = await readForm(staff, client)
  const base = Object.keys(mine).length > 0 ? typedOn : baseOf(form)
  const changes = changesOf(base, mine, paymentCodesOf(form))
  await saveNow(staff, begun, saveInput(form, { base, changes, ways }, 'save'))
}
