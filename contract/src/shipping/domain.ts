import { defineDomain } from '../define-domain.ts'

export const shippingDomain = defineDomain({
  notices: {
    'shipment.ship': { roles: ['agent', 'customer'], letter: ['agent'] },
  },
  numbers: { shipment: 30, letter: 40 },
  views: {
    toSend: ['toSend'],
    preparations: ['preparations'],
    shipments: ['shipments'],
    handOvers: ['handOvers'],
  },
})
