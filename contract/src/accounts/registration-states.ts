/** Who may ask for an account; the type becomes the profile of the account. */
export const registrationTypes = ['italian_reseller', 'foreign_reseller', 'press'] as const
export type RegistrationType = (typeof registrationTypes)[number]

/** domain: submitted → verified → approved, rejected or info_requested; what nobody confirms lapses. */
export const registrationStates = [
  'submitted',
  'verified',
  'info_requested',
  'approved',
  'rejected',
  'lapsed',
] as const
export type RegistrationState = (typeof registrationStates)[number]
