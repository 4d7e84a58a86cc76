import * as z from 'zod'

/** A field of a form as a template announces it under `<fields>`. */
export const Field = z.object({
  /** A tick may be on or off; of radios with the same name one is on. */
  kind: z.enum(['text', 'tick', 'radio']),
  name: z.string(),
  /** What a screen reader says. */
  label: z.string(),
  /** Which of the radios, or what a tick stands for. */
  value: z.string().optional(),
  required: z.boolean().default(false),
  /** So many cells of one character; 0 for running text. */
  comb: z.int().default(0),
  multiline: z.boolean().default(false),
})
export type Field = z.output<typeof Field>

/** The name under which the template's tag holds the field's place. */
export const placeOf = ({ name, value }: Field) => `field:${name}${value === undefined ? '' : `=${value}`}`
