/** The address that opens the way to a place, `latitude,longitude` or written out, in the map program of the device. */
export const directionsTo = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
