import { importAgainstCopy, pricesAgainstCopy } from './imports.ts'
import { callsDuringExport } from './load/during-export.ts'
import { callsDuringImport } from './load/during-import.ts'
import { callsDuringLabels } from './load/during-labels.ts'
import { callsDuringPrint } from './load/during-print.ts'
import { callsDuringPublishing } from './load/during-publishing.ts'
import { largeDownloads } from './downloads.ts'
import { agentsOpenModel } from './load/index.ts'
import {
  listsAgainstBare,
  manyContentsAgainstBare,
  manyClientsAgainstBare,
  manyInvoicesAgainstBare,
  manyOrdersAgainstBare,
  pricesAgainstBare,
} from './lists/index.ts'
import { proofOfLines } from './invoice-proof.ts'
import { hundredListsAgainstTen } from './lists/many-lists.ts'
import { clientsBesidePeer } from './lists/peer.ts'
import { oneHotMaterial } from './hot-material.ts'
import { oneHotReadyArticle } from './hot-ready.ts'
import { jobsBesideHistory } from './job-history.ts'
import { mapAtScale } from './map.ts'
import { documentsInWorkers } from './papers.ts'
import { dashboardAgainstScan } from './revenue.ts'
import { revenueAtScale } from './revenue-at-scale.ts'
import { pageLoads } from './page-loads.ts'
import type { RoundsOptions } from './lib/rounds.ts'
import { spreadsheetOfLines } from './spreadsheet.ts'
import { startTimes } from './starts.ts'
import { statementsPerCall } from './statements.ts'
import type { Finding } from './lib/table.ts'
import { knownAgainstUnknown } from './told-apart.ts'

export interface Options extends RoundsOptions {
  /** How many times the demonstration company's lines P4 is measured with. */
  readonly scale: number
}

export const benches: Readonly<Record<string, (options: Options) => Promise<Finding[]>>> = {
  p1: listsAgainstBare,
  'p1-clients': manyClientsAgainstBare,
  'p1-orders': manyOrdersAgainstBare,
  'p1-invoices': manyInvoicesAgainstBare,
  'p1-contents': manyContentsAgainstBare,
  peer: clientsBesidePeer,
  p3: dashboardAgainstScan,
  p4: revenueAtScale,
  p5: startTimes,
  p6: importAgainstCopy,
  p7: agentsOpenModel,
  'p7-import': callsDuringImport,
  'p7-publish': callsDuringPublishing,
  p8: spreadsheetOfLines,
  'p8-export': callsDuringExport,
  p9: documentsInWorkers,
  'p9-print': callsDuringPrint,
  'p9-labels': callsDuringLabels,
  p11: pageLoads,
  p12: statementsPerCall,
  p13: oneHotMaterial,
  'p13-ready': oneHotReadyArticle,
  p14: jobsBesideHistory,
  p15: pricesAgainstBare,
  'p15-lists': hundredListsAgainstTen,
  'p15-import': pricesAgainstCopy,
  'p15-proof': proofOfLines,
  'told-apart': knownAgainstUnknown,
  downloads: largeDownloads,
  map: mapAtScale,
}
