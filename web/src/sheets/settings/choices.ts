import type { Choices } from './data.ts'

/** The choices as they are typed. */
export type ChoiceValues = Omit<Choices, 'renew_after_months'> & { readonly renew_after_months: string }

export const formOf = (choices: Choices): ChoiceValues => ({
  ...choices,
  renew_after_months: String(choices.renew_after_months),
})

export const choicesOf = (typed: ChoiceValues): Choices => ({
  ...typed,
  renew_after_months: Number(typed.renew_after_months),
})
