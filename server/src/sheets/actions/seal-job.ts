/** Seals one signed sheet; also started for sheets whose process died between signing and sealing. */
export const sealJob = 'seal-sheet'
