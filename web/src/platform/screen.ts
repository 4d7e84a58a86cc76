import type { calls, ClientResponse, Role } from '@mandato/contract'
import type { TaskKind, ViewList } from '@mandato/contract/domains'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import type { TablerIcon } from '@tabler/icons-react'
import type { TypeOptions } from 'i18next'
import type { KnownCall } from './wires.ts'
import type { Recalled } from './answers-persister.ts'

/** What a screen is called in the menu: a key of nav.json, in four languages. */
export type ScreenName = keyof TypeOptions['resources']['nav']['screens']
type Group = keyof TypeOptions['resources']['nav']['groups']

export interface MenuEntry {
  readonly name: ScreenName
  /** The title for a customer, who has only one: "My sheet" instead of "Sheets". */
  readonly ofCustomer?: ScreenName
  readonly icon: TablerIcon
  /** Without a group it stands above them; `none` keeps it out of the menu: the person menu leads there. */
  readonly group?: Group | 'none'
  /** Whose menu it is left out of, though they may open it: what happens at head office is no step of theirs. */
  readonly notOf?: readonly Role[]
  /** Its place: entries stand in the order of these numbers. */
  readonly at: number
}

/** What a notice can be about. */
export type Subject = ClientResponse<(typeof calls)['notices']>['unread'][number]['about']

/** A task that is done on a screen. */
interface TaskHere {
  /** What the address says, so that the page shows what waits. */
  readonly search?: Raw
  /** False where it is only worth knowing: then it is not counted in the menu. */
  readonly counted?: false
}

type Raw = Readonly<Record<string, unknown>>

/** A part of a screen that can be loaded before it is drawn (ui/lazy-part.tsx). */
export interface Preloaded {
  readonly preload: () => Promise<void>
}

/** A screen behind the sign-in, as its domain declares it in `screens.ts`. */
export interface Screen {
  /** Of the address, without the language: `clients/$id`. */
  readonly path: string
  /** From `lazyPage`. Without a page the screen stands before the sign-in and is only named in the menu. */
  readonly page?: RouteComponent
  /** What the address may hold; anything else is dropped (platform/search-params.ts). */
  readonly search?: (raw: Raw) => object
  /** The screen is open to every role of one of these calls in the contract; to everybody when there are none. */
  readonly calls?: readonly KnownCall[]
  /** Only where no call decides: a page that is open to the public, and in the menu of some. */
  readonly roles?: readonly Role[]
  /** What its first picture is drawn from: where it is kept on the device, it is there before the page is drawn. */
  readonly reads?: () => readonly Recalled[]
  /** The lazy parts that its first picture shows of these, once they have been looked up; loaded before it is drawn. */
  readonly parts?: (kept: QueryClient) => readonly Preloaded[]
  /** What notices about its subject are read by opening it; of each subject there is a screen, or it does not compile. */
  readonly shows?: readonly Subject[]
  /** The list people keep views of here, under the name it has in the menu, and a call only those may ask who see it. */
  readonly views?: readonly [list: ViewList, call: KnownCall]
  /** The tasks that are done here; of each there is a screen. */
  readonly tasks?: Readonly<Partial<Record<TaskKind, TaskHere>>>
  /** Whether the numbers in the address can be some; otherwise the page is not found. */
  readonly exists?: (params: Readonly<Record<string, string>>) => boolean
  readonly menu?: MenuEntry
}

/** Keeps the paths and searches of the screens as types: links to them are checked while compiling. */
export const declareScreens = <const S extends Readonly<Record<string, Screen>>>(screens: S): S => screens
