import { IconShieldCheck } from '@tabler/icons-react'
import { declareScreens } from '../platform/screen.ts'

export const signingScreens = declareScreens({
  checkDocument: {
    path: 'check-document',
    roles: ['admin', 'sales'],
    menu: { name: 'checkDocument', icon: IconShieldCheck, group: 'administration', at: 130 },
  },
})
