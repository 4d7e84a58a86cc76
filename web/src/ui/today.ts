/** Today's business day, `YYYY-MM-DD`: the company works in Italy. */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
