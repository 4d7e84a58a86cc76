import type { TaskKind, ViewList } from '@mandato/contract/domains'
import { accountsScreens } from '../accounts/screens.ts'
import { auditScreens } from '../audit/screens.ts'
import { contentScreens } from '../content/screens.ts'
import { catalogueScreens } from '../catalogue/screens.ts'
import { homeScreens } from '../home/screens.ts'
import { importsScreens } from '../imports/screens.ts'
import { invoicesScreens } from '../invoices/screens.ts'
import { materialsScreens } from '../materials/screens.ts'
import { ordersScreens } from '../orders/screens.ts'
import { declareLists } from '../platform/listed.ts'
import type { Screen, Subject } from '../platform/screen.ts'
import { declareTasks } from '../platform/waiting.ts'
import type { KnownCall } from '../platform/wires.ts'
import { pricesScreens } from '../prices/screens.ts'
import { readyScreens } from '../ready/screens.ts'
import { registryScreens } from '../registry/screens.ts'
import { requestsScreens } from '../requests/screens.ts'
import { salesScreens } from '../sales/screens.ts'
import { sheetsScreens } from '../sheets/screens.ts'
import { shippingScreens } from '../shipping/screens.ts'
import { signingScreens } from '../signing/screens.ts'
import { composedScreens } from './composed/screens.ts'
import { deviceScreens } from './device/screens.ts'

/** What somebody can be told of, keep views of or has to do, and no screen shows. */
type Missing<S extends Screen> =
  | Exclude<Subject, S extends { readonly shows: readonly (infer About)[] } ? About : never>
  | Exclude<TaskKind, S extends { readonly tasks: infer Tasks } ? keyof Tasks : never>
  | Exclude<ViewList, S extends { readonly views: readonly [infer List, KnownCall] } ? List : never>
/** What is missing does not compile, and the message names it. */
const complete = <const S extends Readonly<Record<string, Screen>>>(
  all: [Missing<S[keyof S]>] extends [never] ? S : { readonly missing: Missing<S[keyof S]> },
): S => all as S

/** Every screen behind the sign-in. A new domain adds its line. */
export const screens = complete({
  ...auditScreens,
  ...accountsScreens,
  ...registryScreens,
  ...contentScreens,
  ...salesScreens,
  ...pricesScreens,
  ...materialsScreens,
  ...catalogueScreens,
  ...readyScreens,
  ...ordersScreens,
  ...invoicesScreens,
  ...shippingScreens,
  ...signingScreens,
  ...sheetsScreens,
  ...requestsScreens,
  ...importsScreens,
  ...homeScreens,
  ...composedScreens,
  ...deviceScreens,
})
const all = Object.values<Screen>(screens)
declareLists(all)
declareTasks(all)
