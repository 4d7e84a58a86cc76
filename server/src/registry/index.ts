export {
  seesAgency,
  seesClient,
  amongClientsInSight,
  goodsInSight,
  isUnlimited,
  seesGoods,
} from './queries/scope.ts'
export { agencyCode, clientCode, presentClient } from './import-kinds/codes.ts'
export { agencyIdsByCode } from './queries/import-agencies.ts'
export { knownClients } from './queries/import-clients.ts'
export type { ClientFigures, Erase, OpenThings } from './client-slots.ts'
export { checkedVatNumber } from './actions/agency-fields.ts'
export { holdClient, holdClients, lockClient } from './queries/client-status.ts'
export { noteOrder, noteSheet } from './actions/note.ts'
export { placeJob } from './actions/place.ts'
export { followSheet, insertProspect } from './queries/from-sheet.ts'
export type { SheetColumns } from './queries/from-sheet.ts'
export { agencyNamed, type ClientToSee, clientsToSee, premiaSteps } from './queries/day.ts'
export { softwareOf } from './queries/software.ts'
export { nameSubject } from './queries/subject-names.ts'
export { placesOf } from './queries/delivery-places.ts'
export { inProgress } from './queries/flags.ts'
export { progressFlagsOf } from './rules.ts'
export { languageOf } from './languages.ts'
export { isClientInSight } from './queries/applicants.ts'
