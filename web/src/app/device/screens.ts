import { IconDeviceTablet } from '@tabler/icons-react'
import { lazyPage } from '../../platform/lazy-page.ts'
import { declareScreens } from '../../platform/screen.ts'

/** What lies on this device alone; it knows every form that may be written without a network. */
export const deviceScreens = declareScreens({
  device: {
    path: 'device',
    page: lazyPage(() => import('./DevicePage.tsx'), 'DevicePage'),
    menu: { name: 'device', icon: IconDeviceTablet, group: 'none', at: 910 },
  },
})
