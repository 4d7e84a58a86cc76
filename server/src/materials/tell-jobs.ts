/** Mails agents the reason of a rejection without waiting for the mail of the day. */
export const tellRejectionsJob = 'tell-rejections'
