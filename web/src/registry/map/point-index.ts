import type { BBox } from 'geojson'
import Supercluster, { type ClusterProperties } from 'supercluster'
import type { ClientRow } from '../clients/data.ts'

export type Placed = ClientRow & { readonly lat: number; readonly lng: number }

/** A circle on the map: one client, or several too near to one another to be told apart. */
export interface Spot {
  readonly key: string
  readonly lat: number
  readonly lng: number
  /** Null for several. */
  readonly client: Placed | null
  readonly count: number
  readonly cluster: number | null
  /** So near that the outlines say nothing any more, each circle names its town. */
  readonly town: string | null
}

interface Properties {
  readonly client: Placed
}

/** From here on a view holds little of the outlines. */
const NEAR = 9

/** Pixels within which clients become one circle: what bounds how many circles a view can hold. */
const radius = 58

export const isPlaced = (row: ClientRow): row is Placed => row.lat !== null && row.lng !== null

/** Clients by place, for any part of the map at any zoom. */
export class PointIndex {
  readonly #clusters: Supercluster<Properties>

  constructor(clients: readonly Placed[], maxZoom: number) {
    this.#clusters = new Supercluster<Properties>({ radius, maxZoom, extent: 256 })
    this.#clusters.load(
      clients.map((client) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [client.lng, client.lat] },
        properties: { client },
      })),
    )
  }

  /** @param named whether the circles have to name their towns, where one looks closely */
  spots(bounds: BBox, zoom: number, named = true): Spot[] {
    const near = named && zoom >= NEAR
    return this.#clusters.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if ('client' in properties && !('cluster' in properties)) {
        const { client } = properties
        const town = near ? client.city : null
        return { key: `client ${client.id} ${near}`, lat, lng, client, count: 1, cluster: null, town }
      }
      const { cluster_id: cluster, point_count: count } = properties as ClusterProperties
      const town = near ? commonest(this.clientsOf(cluster).map(({ city }) => city)) : null
      return { key: `cluster ${cluster} ${count} ${near}`, lat, lng, client: null, count, cluster, town }
    })
  }

  /** At which zoom a circle comes apart. */
  opensAt = (cluster: number): number => this.#clusters.getClusterExpansionZoom(cluster)

  /** The least zoom from here on at which this client has a circle of its own; the nearest where it never has. */
  apartAt({ id, lat, lng }: Placed, from: number, maxZoom: number): number {
    for (let zoom = Math.round(from); zoom < maxZoom; zoom += 1)
      if (
        this.spots([lng - 1e-4, lat - 1e-4, lng + 1e-4, lat + 1e-4], zoom, false).some(
          ({ client }) => client?.id === id,
        )
      )
        return zoom
    return maxZoom
  }

  clientsOf = (cluster: number): Placed[] =>
    this.#clusters.getLeaves(cluster, Infinity).map(({ properties }) => properties.client)

  /** Which of the circles in sight holds this client. */
  spotOf(client: number, spots: readonly Spot[]): Spot | undefined {
    return (
      spots.find((spot) => spot.client?.id === client) ??
      spots.find(
        (spot) => spot.cluster !== null && this.clientsOf(spot.cluster).some(({ id }) => id === client),
      )
    )
  }
}

function commonest(towns: readonly (string | null)[]): string | null {
  const counted = [...Map.groupBy(towns, (town) => town)].toSorted(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? null
}
