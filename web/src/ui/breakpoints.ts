/**
 * The widths at which the portal changes, the last pixel of each; in style sheets the same numbers stand in
 * `@media (max-width: …)`, because a media query cannot read a variable (checked by breakpoints.test.ts).
 */
export const breakpoints = { phone: 599, tablet: 1023, laptop: 1399 } as const
