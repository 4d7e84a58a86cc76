/**
 * The widths at which the portal changes, the last pixel of each. Style sheets write the numbers themselves
 * (`@media (max-width: 599px)`): a media query cannot read a variable.
 */
export const breakpoints = { phone: 599, tablet: 1023, laptop: 1399 } as const
