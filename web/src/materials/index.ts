/** What other domains may use of the materials: how one is shown, and how its pieces are written. */
export { ArchiveTabs } from './archive/ArchiveTabs.tsx'
export { RequestBadge } from './requests/RequestBadge.tsx'
export { Stepper } from './Stepper.tsx'
export { Thumb } from './Thumb.tsx'
