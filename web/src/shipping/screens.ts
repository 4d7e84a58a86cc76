import {
  IconBriefcase,
  IconChecklist,
  IconHandGrab,
  IconListNumbers,
  IconPackage,
  IconPackages,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import {
  archivedShipmentsList,
  boardSearch,
  handOverSearch,
  handOversList,
  preparationsList,
  registerSearch,
  shipmentsList,
  toSendList,
} from './search.ts'

/** From "to send" to the shop. */
export const shippingScreens = declareScreens({
  toSend: {
    path: 'to-send',
    tasks: { lines_to_send: {} },
    views: ['toSend', 'toSend'],
    search: toSendList.read,
    page: lazyPage(() => import('./pages/ToSendPage.tsx'), 'ToSendPage'),
    calls: ['toSend'],
    menu: { name: 'toSend', icon: IconChecklist, group: 'logistics', at: 130, notOf: ['agent'] },
  },
  bulkOrder: {
    path: 'bulk-order',
    page: lazyPage(() => import('./pages/BulkOrderPage.tsx'), 'BulkOrderPage'),
    calls: ['bulkOrder'],
  },
  preparations: {
    path: 'preparations',
    views: ['preparations', 'preparations'],
    search: preparationsList.read,
    page: lazyPage(() => import('./pages/PreparationsPage.tsx'), 'PreparationsPage'),
    calls: ['preparations'],
    menu: { name: 'preparations', icon: IconPackages, group: 'logistics', at: 140, notOf: ['agent'] },
  },
  preparation: {
    path: 'preparations/$id',
    page: lazyPage(() => import('./pages/PreparationPage.tsx'), 'PreparationPage'),
    calls: ['preparation'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
  shipmentsBoard: {
    path: 'shipments',
    views: ['shipments', 'shipments'],
    search: boardSearch,
    page: lazyPage(() => import('./pages/BoardPage.tsx'), 'BoardPage'),
    // A customer finds his own under "my materials".
    calls: ['preparations'],
    menu: { name: 'shipments', icon: IconTruckDelivery, group: 'logistics', at: 150 },
  },
  shipmentsList: {
    path: 'shipments/list',
    search: shipmentsList.read,
    page: lazyPage(() => import('./pages/ShipmentsPage.tsx'), 'ShipmentsPage'),
    calls: ['preparations'],
  },
  letterRegister: {
    path: 'shipments/register',
    search: registerSearch,
    page: lazyPage(() => import('./pages/RegisterPage.tsx'), 'RegisterPage'),
    calls: ['letterRegister'],
    menu: { name: 'register', icon: IconListNumbers, group: 'logistics', at: 170 },
  },
  archivedShipments: {
    path: 'archive/shipments',
    search: archivedShipmentsList.read,
    page: lazyPage(() => import('./pages/ArchivedShipmentsPage.tsx'), 'ArchivedShipmentsPage'),
    roles: ['admin', 'sales'],
  },
  shipment: {
    path: 'shipments/$id',
    shows: ['shipment'],
    page: lazyPage(() => import('./pages/ShipmentPage.tsx'), 'ShipmentPage'),
    calls: ['shipment'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
  agencyMaterials: {
    path: 'agency-materials',
    page: lazyPage(() => import('./pages/AgencyMaterialsPage.tsx'), 'AgencyMaterialsPage'),
    // Staff finds the goods of an agency on its page.
    roles: ['agent'],
    menu: { name: 'agencyMaterials', icon: IconBriefcase, group: 'logistics', at: 175 },
  },
  handOver: {
    path: 'hand-over',
    views: ['handOvers', 'handOvers'],
    search: handOverSearch,
    page: lazyPage(() => import('./pages/HandOverPage.tsx'), 'HandOverPage'),
    calls: ['handOver'],
    menu: { name: 'handOver', icon: IconHandGrab, group: 'logistics', at: 180 },
  },
  handOvers: {
    path: 'hand-overs',
    search: handOversList.read,
    page: lazyPage(() => import('./pages/HandOversPage.tsx'), 'HandOversPage'),
    calls: ['handOvers'],
  },
  myMaterials: {
    path: 'my-materials',
    page: lazyPage(() => import('./pages/OwnMaterialsPage.tsx'), 'OwnMaterialsPage'),
    calls: ['ownMaterials'],
    menu: { name: 'myMaterials', icon: IconPackage, group: 'logistics', at: 190 },
  },
})
