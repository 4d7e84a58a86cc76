import type { Role } from '@mandato/contract'
import i18next from 'i18next'
import { isStaff } from '../../accounts/index.ts'
import { type ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { readForm, rereadSheets, saveNow } from '../data.ts'
import type { Draft } from './draft.ts'
import { saveInput } from './save-input.ts'
import { baseOf, changesOf, paymentCodesOf } from './values.ts'

const words = (name: string) => ({ name: name || i18next.t('app:waiting.new') })

export async function send({ begun, base: typedOn, mine, ways }: Draft, client: number, role: Role) {
  const staff = isStaff(role)
  const form = await readForm(staff, client)
  const base = Object.keys(mine).length > 0 ? typedOn : baseOf(form)
  const changes = changesOf(base, mine, paymentCodesOf(form))
  await saveNow(staff, begun, saveInput(form, { base, changes, ways }, 'save'))
}

export async function sent(name: string): Promise<void> {
  toast.ok(i18next.t('app:waiting.saved', words(name)))
  await rereadSheets()
}

export const refused = (name: string, error: ApiError): void =>
  toast.error(i18next.t('app:waiting.refused', { ...words(name), why: messageOf(error) }))
