import { DivIcon } from 'leaflet'
import type { Client } from '../clients/data.ts'
import styles from './map.module.css'

/** Circles from 26 px for two clients to 52 for a thousand. */
const sizeOf = (count: number) => Math.round(Math.min(52, 20 + 11 * Math.log10(count + 1)))
/** Of a single client the circle is small, and what can be hit is large enough for a finger. */
const TARGET = 30

/** One client: a dot where it is, a ring where only its town is known. */
export const iconOf = (quality: Client['location']['quality'], town?: string | null): DivIcon =>
  circle(TARGET, quality === 'city' ? styles.atTown : styles.point, '', town)

export const clusterIcon = (count: number, words: string, town: string | null): DivIcon =>
  circle(sizeOf(count), styles.cluster, words, town)

/** A stop of a round, by its number in it. */
export const stopIcon = (number: number): DivIcon => circle(26, styles.cluster, String(number))

function circle(size: number, className = '', words = '', town: string | null = null): DivIcon {
  const html = document.createElement('span')
  html.className = className
  html.textContent = words
  // Written by the style sheet: it belongs to the map, and the circle has a name of its own.
  if (town) html.dataset['town'] = town
  return new DivIcon({ html, className: styles.spot ?? '', iconSize: [size, size] })
}
