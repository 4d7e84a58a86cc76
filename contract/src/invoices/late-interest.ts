/** D.Lgs. 231/2002: what is added to the reference rate of the half-year. */
export const pointsOnTop = 8

/** The highest reference rate there can be, in percent, and the half-years that can have one. */
export const mostRate = 30
export const mostRates = 100
