import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { placesQuery, type Shipment } from '../data.ts'
import { placeLine } from './place-line.ts'
import { dot } from '../../ui/dot.ts'

type Place = NonNullable<Shipment['shipping_place']>
export type PlaceName = Pick<Place, 'type' | 'id'>

interface Props {
  agency: number
  client: number | null
  value: PlaceName | null
  onChange: (place: PlaceName) => void
}

const keyOf = ({ type, id }: PlaceName) => `${type} ${id}`

/** Where goods go: the places of the client, the seat and the warehouse of the agency. */
export function PlaceSelect({ agency, client, value, onChange }: Props) {
  const { t } = useTranslation('shipping')
  const read = useQuery(placesQuery(agency, client))
  const places = read.data?.response ?? []
  return (
    <Select
      label={t('place.where')}
      placeholder={t(read.data && places.length === 0 ? 'place.none' : 'place.choose')}
      disabled={places.length === 0}
      allowDeselect={false}
      value={value && keyOf(value)}
      data={places.map((place) => ({
        value: keyOf(place),
        label: [t(`place.${place.type}`), place.label, placeLine(place)].filter(Boolean).join(dot),
      }))}
      onChange={(key) => {
        const chosen = places.find((place) => keyOf(place) === key)
        if (chosen) onChange({ type: chosen.type, id: chosen.id })
      }}
    />
  )
}
