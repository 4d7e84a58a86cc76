import type { Context } from '../../src/platform/context.ts'
import { isAccepted, type Model, type ModelLine, type ModelProduct } from './model.ts'

/** Numbers out of which an act chooses what it is about. */
export interface Chosen {
  readonly a: number
  readonly b: number
  readonly quantity: number
}
export type Actor = 'sales' | 'agent' | 'southAgent'

/** Who there is, and ids nobody used yet. */
export interface Scene {
  readonly agencies: readonly {
    readonly id: number
    readonly clients: readonly number[]
    readonly agent: Actor
  }[]
  next(): number
}

/** An act as the model foresees it. */
export interface Plan {
  readonly who: Actor
  /** The key of the refusal; null where it is granted. */
  readonly refusal: string | null
  ask(context: Context): Promise<unknown>
  /** What it changes, once granted. */
  grant(result: unknown): void
}
/** Foresees an act; undefined where there is nothing to do it with. */
export type Planner = (model: Model, chosen: Chosen, scene: Scene) => Plan | undefined

export const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]
export const when = (refused: boolean, key: string): string | null => (refused ? key : null)

/** A line: mostly one that fits the act, at times any, which is then refused. */
export function lineFor(
  model: Model,
  { a, b }: Chosen,
  fits: (line: ModelLine) => boolean,
): ModelLine | undefined {
  const fitting = model.lines.filter(fits)
  return at(fitting.length > 0 && b % 4 !== 0 ? fitting : model.lines, a)
}

/** The refusal of an act on a line: its status first, then what else there is. */
export const forState = (fits: boolean, next: () => string | null = () => null): string | null =>
  fits ? next() : 'request_not_in_state'

export const productOf = (model: Model, id: number): ModelProduct =>
  model.products.find((one) => one.id === id) ?? { id, onHand: 0, archived: false }

export const isRequested = ({ status }: ModelLine): boolean => status === 'requested'
export const isInPreparation = ({ status }: ModelLine): boolean => status === 'in_preparation'
/** Where a line stands while something of it is still to send. */
export const waiting = (line: ModelLine) => (isInPreparation(line) ? 'in_preparation' : line.as)
export { isAccepted }
