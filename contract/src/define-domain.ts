import type { Permission, Role } from './call.ts'
import type { NoticeWay } from './notice-ways.ts'

/** Who is notified of an event, among those who see what it is about. */
export interface Notified {
  readonly roles: readonly Role[]
  readonly needs?: Permission
  /** Routine: for the agent assigned to the client; for the whole agency when none is assigned. */
  readonly assigned?: true
  /** Who gets a letter of its own where it is theirs (the order they wrote, the client they look after): those come by mail unless chosen otherwise. */
  readonly letter?: readonly Role[]
  /** How one is told who has not chosen, where it does not follow from `letter`. */
  readonly usual?: NoticeWay
  /** The ways there are, where not all. */
  readonly ways?: readonly NoticeWay[]
}

/** The names a domain adds to what all domains share; apart from its calls, because calls are made of them. */
export interface Domain {
  /** Notices, by the names of the events. */
  readonly notices?: Readonly<Record<string, Notified>>
  /** What waits for somebody, each with its place on the first screen: the smaller number stands higher. */
  readonly tasks?: Readonly<Record<string, number>>
  /** What is found by its number in the search of every page, each with its place among the rest. */
  readonly numbers?: Readonly<Record<string, number>>
  /** Lists people can save views of, each with the calls behind it: their roles decide who sees it. */
  readonly views?: Readonly<Record<string, readonly string[]>>
}

export const defineDomain = <const D extends Domain>(domain: D): D => domain
