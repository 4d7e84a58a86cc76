/**
 * The widths at which the portal changes: the last pixel of each. Style sheets name them, `@media (--phone)` and
 * `@media not (--phone)`; vite/breakpoints.ts puts the numbers in, because a media query cannot read a variable.
 */
export const breakpoints = { phone: 699, tablet: 899, laptop: 1199, desk: 1399 } as const
export type Breakpoint = keyof typeof breakpoints
