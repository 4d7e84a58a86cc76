import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { CompanyStep } from '../registration/CompanyStep.tsx'
import { PersonStep } from '../registration/PersonStep.tsx'
import { RegisterFrame, type Step } from '../registration/RegisterFrame.tsx'
import { emptyCompany, emptyPerson } from '../registration/typed.ts'

/** Asking for an account: who, what shop or magazine, and then the mail to confirm. */
export function RegisterPage() {
  const { t } = useTranslation('registration')
  const [step, setStep] = useState<Step>('person')
  const [person, setPerson] = useState(emptyPerson)
  const [company, setCompany] = useState(emptyCompany)
  const go = (to: Step) => {
    setStep(to)
    window.scrollTo({ top: 0 })
  }
  return (
    <RegisterFrame step={step}>
      {step === 'person' && (
        <PersonStep
          initial={person}
          onDone={(typed) => {
            setPerson(typed)
            // Italy is no choice of a shop abroad.
            if (typed.type === 'foreign_reseller' && company.country === 'IT')
              setCompany({ ...company, country: 'FR' })
            go('company')
          }}
        />
      )}
      {step === 'company' && (
        <CompanyStep
          person={person}
          initial={company}
          onBack={(typed) => {
            setCompany(typed)
            go('person')
          }}
          onSent={() => {
            toast.ok(t('sent.toast'))
            go('email')
          }}
        />
      )}
      {step === 'email' && (
        <>
          <div>
            <h1>{t('sent.title')}</h1>
            <p>{t('sent.words', { email: person.email.trim() })}</p>
          </div>
          <p>{t('sent.again')}</p>
        </>
      )}
      <Link to="/login" className="touch">
        {t('toLogin')}
      </Link>
    </RegisterFrame>
  )
}
