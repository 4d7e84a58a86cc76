import type { MeasuredPlace } from '@mandato/contract/registry/measured-place'
import { vaguestPlace } from '@mandato/contract/registry/vaguest-place'

/** Why there is no point. */
export type Unmeasured = 'denied' | 'notFound' | { readonly vague: number }

/** Milliseconds a device under a roof may take to find itself. */
const patience = 20_000
/** A hundred-thousandth of a degree is a metre: more digits say nothing. */
const degrees = (value: number) => Math.round(value * 100_000) / 100_000

/** Whether this browser can be asked at all: over plain http it gives no position to anybody. */
export const canMeasure = (): boolean => 'geolocation' in navigator && isSecureContext

/** Asks the device where it is at this moment. */
export const measure = (): Promise<MeasuredPlace | Unmeasured> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const radius = Math.ceil(accuracy)
        if (radius > vaguestPlace) resolve({ vague: radius })
        else resolve({ lat: degrees(latitude), lng: degrees(longitude), accuracy: radius })
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'notFound'),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
    )
  })
