import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetForm } from '../data.ts'
import { fieldsOf } from '../form/fields-of.ts'
import styles from './review.module.css'
import { dot } from '../../ui/dot.ts'

/** The automatic checks of a signed sheet, each with its result. */
export function Checks({ form }: { form: SheetForm }) {
  const { t } = useTranslation('sheets')
  const values = new Map(fieldsOf(form).map((field) => [field.key, field.value]))
  const text = (key: string) => {
    const value = values.get(key)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const problem = (key: string) => form.problems.find(({ field }) => field === key)?.message
  // The server filled in the ABI and CAB of an Italian account.
  const bank = text('iban') && text('abi') ? `${text('abi')}${dot}${text('cab')}` : text('iban')
  const checks = [
    ['vat_number', t('checks.vat'), text('vat_number')],
    ['iban', t('checks.iban'), bank],
    ['sdi_code', t('checks.sdi'), text('sdi_code') ?? text('email_certified')],
  ] as const
  return (
    <ul className={styles.checks}>
      {checks
        .filter(([key, , value]) => value !== null || problem(key))
        .map(([key, label, value]) => (
          <Check key={key} good={!problem(key)} label={label}>
            {problem(key) ?? value}
          </Check>
        ))}
      {form.signature?.email && form.signature_email_known !== null && (
        <Check good={form.signature_email_known} label={t('checks.signer')}>
          {form.signature_email_known
            ? form.signature.email
            : t('checks.unknown', { email: form.signature.email })}
        </Check>
      )}
    </ul>
  )
}

function Check({ good, label, children }: { good: boolean; label: string; children: ReactNode }) {
  return (
    <li className={good ? undefined : styles.doubt}>
      {good ? <IconCheck size={15} aria-hidden /> : <IconAlertTriangle size={15} aria-hidden />}
      <span>
        <b>{label}</b> {children}
      </span>
    </li>
  )
}
