import type { ViewList } from '@mandato/contract/domains'
import type { Screen, ScreenName } from './screen.ts'
import type { KnownCall } from './wires.ts'

interface Listed {
  readonly list: ViewList
  readonly name: ScreenName
  readonly call: KnownCall
}
let listed: readonly Listed[] = []

/** Makes known which screens people keep views of: the domain that schedules them comes before those that have them. */
export function declareLists(screens: readonly Screen[]): void {
  listed = screens
    .flatMap(({ views, menu }) =>
      views && menu ? [{ list: views[0], name: menu.name, call: views[1], at: menu.at }] : [],
    )
    .toSorted((a, b) => a.at - b.at)
}

/** The lists that views are kept of, as they stand in the menu. */
export const viewLists = (): readonly ViewList[] => listed.map(({ list }) => list)

/** What a list is called in the menu, and a call only those may ask who see it. */
export function listNamed(list: ViewList): Listed {
  const found = listed.find((one) => one.list === list)
  if (!found) throw new Error(`no screen has the list ${list}`)
  return found
}
