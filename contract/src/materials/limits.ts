/** The most pictures a material may have. */
export const mostImages = 12
