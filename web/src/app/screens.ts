import { accountsScreens } from '../accounts/screens.ts'
import { contentScreens } from '../content/screens.ts'
import { catalogueScreens } from '../catalogue/screens.ts'
import { homeScreens } from '../home/screens.ts'
import { importsScreens } from '../imports/screens.ts'
import { invoicesScreens } from '../invoices/screens.ts'
import { materialsScreens } from '../materials/screens.ts'
import { ordersScreens } from '../orders/screens.ts'
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

/** Every screen behind the sign-in. A new domain adds its line. */
export const screens = {
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
} as const
