import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientRow } from '../clients/data.ts'
import type { OwnMap } from './create-map.ts'
import { MapButtons } from './MapButtons.tsx'
import { MapFoot } from './MapFoot.tsx'
import styles from './map.module.css'
import { isPlaced, type Placed } from './point-index.ts'
import { SpotCard } from './SpotCard.tsx'
import { boundsOf, useSpots } from './useSpots.ts'
import { useOwnMap } from './useOwnMap.ts'

export interface ClientsMapProps {
  rows: readonly ClientRow[]
  /** Clients of the same question that have no place. */
  unplaced: number
  /** The filters of the map: a change of them moves the map to the results, a change of order does not. */
  question: string
  /** The client whose row is pointed at. */
  pointed: number | null
  /** The client chosen in the list beside the map: the map goes there. */
  chosen: number | null
  /** A single client was opened on the map, or none any more. */
  onChoose: ((client: number | null) => void) | undefined
}

/** The clients on a map, too many for one place as circles that open. */
export function ClientsMap({ rows, unplaced, question, pointed, chosen: inList, onChoose }: ClientsMapProps) {
  const { t } = useTranslation('clients')
  const { own, element } = useOwnMap()
  const clients = useMemo(() => rows.filter(isPlaced), [rows])
  const [chosen, setChosen] = useState<readonly Placed[] | null>(null)
  // Who is no longer among them has no card any more.
  const opened = chosen?.every((one) => clients.includes(one)) ? chosen : null
  const open = useCallback(
    (found: readonly Placed[] | null) => {
      setChosen(found)
      onChoose?.(found?.length === 1 ? (found[0]?.id ?? null) : null)
    },
    [onChoose],
  )
  useSpots({ own, clients, pointed: pointed ?? opened?.[0]?.id ?? inList, goTo: inList, onOpen: open })
  // Another row was chosen: the card of the one before does not stay.
  const isOld = inList !== null && opened?.every(({ id }) => id !== inList)
  if (isOld) setChosen(null)

  useEffect(() => {
    if (!own) return
    own.setHomes(new Set(clients.map(({ country }) => country)))
  }, [own, clients])
  const fit = () => own && frame(own, clients, true)
  const framed = useRef<string>(null)
  useEffect(() => {
    if (!own || framed.current === question) return
    framed.current = question
    frame(own, clients, false)
  }, [own, clients, question])

  return (
    <section className={styles.frame} aria-label={t('map.label')}>
      <div ref={element} className={styles.map} />
      <MapButtons own={own} onFit={fit} />
      {opened ? (
        <SpotCard key={opened[0]?.id} clients={opened} onClose={() => open(null)} />
      ) : (
        <MapFoot unplaced={unplaced} atTown={clients.some(({ geo_quality: q }) => q === 'city')} />
      )}
    </section>
  )
}

/** All of them in sight, with room for their circles; a single one with its surroundings. */
function frame({ map }: OwnMap, clients: readonly Placed[], animate: boolean): void {
  if (clients.length > 0) map.fitBounds(boundsOf(clients), { padding: [36, 36], maxZoom: 11, animate })
}
