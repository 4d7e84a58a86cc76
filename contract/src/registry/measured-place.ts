import * as z from 'zod'
import { vaguestPlace } from './vaguest-place.ts'

/** Where somebody stood, as the device measured it: degrees of WGS 84, and the radius in metres that is certain. */
export const MeasuredPlace = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  accuracy: z.number().min(0).max(vaguestPlace),
})
export type MeasuredPlace = z.infer<typeof MeasuredPlace>
