/** How often the six digits of a mail may be typed wrong; with the fifth the code is spent. */
export const triesPerCode = 5
