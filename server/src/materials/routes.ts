import { materialsCalls } from '@mandato/contract/materials/calls'
import { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import { listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { storedFile } from '../platform/files/stored-files.ts'
import { notFound } from '../platform/refusals.ts'
import { setFlags } from './actions/flags.ts'
import { correctLoad, load, takeLoadOut } from './actions/loads.ts'
import { addPicture, deletePicture, placePicture } from './actions/pictures.ts'
import { deleteFamily, saveFamily } from './actions/save-family.ts'
import { addMaterial, changeMaterial, removeMaterial } from './actions/save-material.ts'
import { undoDecisions } from './actions/undo-decisions.ts'
import { writeOff } from './actions/write-off.ts'
import { catalogueList, materialFor } from './catalogue.ts'
import { filterNames } from './filter-names.ts'
import { loadInput, loadedAnswer, refuseDay } from './loads.ts'
import { printMaterials } from './print.ts'
import { deliveredList } from './delivered.ts'
import { fileOfPicture } from './queries/images.ts'
import { familiesFor, isSeen, loadsOf, movementsOf } from './queries/material.ts'
import { answerRequests, askFor, changeQuantity, packWarning, takeBackRequest } from './request-acts.ts'
import { requestList, requestRows } from './requests.ts'

const saved = (id: number) => ({ success: true, id }) as const

export const materialsRoutes = answer(
  materialsCalls,
  {
    materials: catalogueList.page,
    material: ({ params }, context) => materialFor(context, params.id),
    families: (_input, { db, user, language }) => familiesFor(db, user, language),
    addFamily: async ({ body }, context) => saved(await saveFamily(context, null, body)),
    changeFamily: async ({ params, body }, context) => saved(await saveFamily(context, params.id, body)),
    deleteFamily: async ({ params }, context) => {
      await deleteFamily(context, params.id)
      return { success: true as const }
    },
    addMaterial: async ({ body }, context) => materialFor(context, await addMaterial(context, body)),
    changeMaterial: async ({ params, body }, context) => {
      await changeMaterial(context, params.id, body)
      return materialFor(context, params.id)
    },
    deleteMaterial: async ({ params }, context) => ({
      success: true as const,
      outcome: await removeMaterial(context, params.id),
    }),
    setMaterialFlags: async ({ params, body }, context) => {
      await setFlags(context, params.id, body)
      return saved(params.id)
    },
    addImage: async ({ params, file }, context) => {
      const { id, url, thumb } = await addPicture(context, params.id, file)
      const { images } = await materialFor(context, params.id)
      return { ...saved(id), url, thumbs: thumb, images }
    },
    changeImage: async ({ params, body }, context) => {
      await placePicture(context, params.id, body.place)
      return saved(params.id)
    },
    deleteImage: async ({ params }, context) => {
      await deletePicture(context, params.id)
      return { success: true as const }
    },
    picture: async ({ params }, { db, files }) => {
      const id = await fileOfPicture(db, params.key)
      const file = id === undefined ? undefined : await storedFile(db, id)
      if (!file) throw notFound()
      return { filename: file.name, type: file.mime, data: files.read(file.stored_as) }
    },
    loads: async ({ params }, { db, user }) => {
      if (!(await isSeen(db, user, params.product))) throw notFound()
      return loadsOf(db, params.product)
    },
    movements: async ({ params, query }, { db, user }) => {
      if (!(await isSeen(db, user, params.product))) throw notFound()
      const { rows, total } = await listPage(db, movementsOf(params.product), { ...query, ...params })
      return { response: rows, total }
    },
    addLoad: async ({ params, body }, context) => {
      refuseDay(context, body.date)
      const given = loadInput(context, params.id, body)
      const id = await load(context, given, body.product_code)
      return { ...saved(id), ...(await loadedAnswer(context, params.id)) }
    },
    changeLoad: async ({ params, body }, context) => {
      const { product_code, date, ...change } = body
      refuseDay(context, date)
      const product = await correctLoad(
        context,
        params.id,
        { ...change, ...(date && { day: date }) },
        product_code,
      )
      return { ...saved(params.id), ...(await loadedAnswer(context, product)) }
    },
    removeLoad: async ({ params }, context) => {
      await takeLoadOut(context, params.id)
      return { success: true as const }
    },
    writeOff: async ({ params, body }, context) => {
      await writeOff(context, params.product, body)
      return saved(params.product)
    },
    printMaterials: ({ body }, context) => printMaterials(context, body),
  },
  { readers: { materials: catalogueList.all }, names: filterNames },
)

export const materialRequestRoutes = answer(
  materialRequestCalls,
  {
    requestMaterials: async ({ body }, context) => ({
      success: true as const,
      requests: await askFor(context, body),
    }),
    changeRequest: async ({ params, body }, context) => {
      await changeQuantity(context, params.id, body)
      const row = oneOf(await requestRows(context, [params.id]))
      return { ...row, ...packWarning(body.quantity, row.conf) }
    },
    withdrawRequest: async ({ params }, context) => {
      await takeBackRequest(context, params.id)
      return saved(params.id)
    },
    agencyRequests: requestList.page,
    decideRequest: async ({ params, body }, context) => {
      await answerRequests(context, [{ id: params.id, ...body }])
      return oneOf(await requestRows(context, [params.id]))
    },
    decideRequests: async ({ body }, context) => {
      await answerRequests(context, body.requests)
      const ids = body.requests.map(({ id }) => id)
      return { success: true as const, requests: await requestRows(context, ids) }
    },
    undoDecisions: async ({ body }, context) => {
      await undoDecisions(context, body.requests)
      const ids = body.requests.map(({ id }) => id)
      return { success: true as const, requests: await requestRows(context, ids) }
    },
    deliveredMaterials: deliveredList.page,
  },
  {
    names: filterNames,
    readers: {
      agencyRequests: requestList.all,
      deliveredMaterials: deliveredList.all,
    },
  },
)

function oneOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw notFound()
  return row
}
