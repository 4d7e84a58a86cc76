import type { Shipment } from '../data.ts'

/** An address in one line. */
export const placeLine = (place: Shipment['shipping_place']): string =>
  place
    ? [
        place.address,
        [place.postal_code, place.city].filter(Boolean).join(' '),
        place.country === 'IT' ? place.province : place.country,
      ]
        .filter(Boolean)
        .join(', ')
    : ''
