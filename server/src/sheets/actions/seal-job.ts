/** Seals one signed sheet; also comes by itself for those whose process died between signing and sealing. */
export const sealJob = 'seal-sheet'
