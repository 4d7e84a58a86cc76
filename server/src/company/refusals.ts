import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  former_choice_unfit: {
    status: 409,
    it: 'Il valore di allora oggi non è più ammesso: impostalo a mano.',
    en: 'The value of then is no longer allowed: set it by hand.',
    fr: 'La valeur d’alors n’est plus admise : définissez-la à la main.',
    es: 'El valor de entonces ya no se admite: ponlo a mano.',
  },
})
