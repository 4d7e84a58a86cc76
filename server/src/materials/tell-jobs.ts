/** Mails agents what they are told without waiting for the mail of the day. */
export const tellAtOnceJob = 'tell-at-once'
