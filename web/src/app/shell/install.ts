/** Chromium's offer to install; other browsers have their own way and never send it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}
/** Where a "not now" is remembered. */
export const REFUSED = 'installRefused'
