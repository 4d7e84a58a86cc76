import type { SheetForm } from '../data.ts'

/** Every field of a form, whatever its section. */
export const fieldsOf = (form: SheetForm) => form.sections.flatMap((section) => section.fields)
