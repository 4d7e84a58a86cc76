import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openSealer } from '../platform/seal/index.ts'
import { printedPapers, type SheetPapers } from '../sheets/index.ts'

/**
 * The printer of the sheets and the company's seal.
 * @throws SealError in one line when the certificate cannot be used
 */
export async function openPapers(config: Config): Promise<SheetPapers> {
  const { brandName: brand, publicUrl, dataDir, sealP12, sealP12Password } = config
  const sealer = await openSealer({
    dataDir,
    company: brand,
    now: systemClock.now(),
    p12Path: sealP12,
    p12Password: sealP12Password,
  })
  return printedPapers({ clock: systemClock, sealer, brand, publicUrl })
}
