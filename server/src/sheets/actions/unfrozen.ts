/** What a draft has lost of the frozen sheet it was. */
export const unfrozen = {
  frozen_at: null,
  pdf_file_id: null,
  pdf_sha256: null,
  privacy_version: null,
  terms_version: null,
  sent_at: null,
  sent_by: null,
  link_expires_at: null,
  reminder_step: 0,
} as const
