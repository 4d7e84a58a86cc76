/** Marks confirmed sheets as due for renewal; run each night, and when a legal text or the life of sheets changes. */
export const renewalJob = 'sheet-renewals'
