import * as z from 'zod'
import { passwordRules } from './password-rules.ts'

/** A password to be set; each rule it breaks is reported under its own code. */
export const newPassword = z
  .string()
  .max(200)
  .superRefine((value, context) => {
    for (const rule of passwordRules)
      if (!rule.holds(value)) context.addIssue({ code: 'custom', params: { code: `password_${rule.key}` } })
  })
