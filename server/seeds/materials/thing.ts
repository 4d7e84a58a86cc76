import type { FamilyPlan } from './families.ts'

/** A material of the demonstration; `id` is known once it was entered. */
export interface Thing {
  readonly plan: FamilyPlan
  readonly code: string
  readonly name: string
  readonly turn: number
  id: number
}
