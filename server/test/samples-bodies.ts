/* Bodies of questions, apart because they are long. */

export const fill = {
  action: 'save',
  is_edited: true,
  scheda_fields: { mobile: '+39 333 1234567', notes: 'Citofono guasto' },
  customer_may_fill: true,
}
export const legal = {
  title: 'Informativa',
  sections: [{ heading: 'Titolare', text: 'Noi.', specific: false }],
}
export const choices = {
  auto_review: false,
  renew_after_months: 12,
  contacts_without_signature: false,
  payment_codes: [{ code: 'R60', label: { it: 'a', en: 'b', fr: 'c', es: 'd' } }],
}
export const signature = {
  code: '123456',
  name: 'Elena Piva',
  consents: { privacy: true, terms: true, clauses_1341: true },
  signature: { kind: 'typed', text: 'Elena Piva' },
}
