import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  upload,
  type Watch,
} from '../../platform/api.ts'
import { rereadAfter } from '../../platform/queries.ts'

export type Material = Answer<'material'>['response']
export type Load = NonNullable<Material['loads']>[number]
export type Movement = Answer<'movements'>['response'][number]
export type Feature = Material['features'][number]
export type Family = Answer<'families'>['response'][number]
export type MaterialInput = NonNullable<Input<'addMaterial'>['body']>

export const materialQuery = (id: number) => query('material', { params: { id } })
export const movementsQuery = (product: number, asked: Asked) => listQuery('movements', asked, { product })
export const movementsFile = (product: number, kind: FileKind, watch: Watch) =>
  listFile('movements', { filter: {} }, kind, watch, { product })

/** What an act on a material changes elsewhere. */
const changed = ['material', 'materials', 'movements', 'families'] as const

export const addMaterial = () => act('addMaterial', changed)
export const changeMaterial = () => act('changeMaterial', changed)
export const deleteMaterial = () => act('deleteMaterial', ['materials', 'families'])
export const setArchived = () => act('setMaterialFlags', changed)
export const placeImage = () => act('changeImage', changed)
export const deleteImage = () => act('deleteImage', changed)
export const addFamily = () => act('addFamily', changed)
export const changeFamily = () => act('changeFamily', changed)
export const deleteFamily = () => act('deleteFamily', changed)
export const addLoad = () => act('addLoad', changed)
export const changeLoad = () => act('changeLoad', changed)
export const removeLoad = () => act('removeLoad', changed)
export const writeOff = () => act('writeOff', changed)

interface Sending {
  readonly id: number
  readonly file: File
  readonly onSent: (part: number) => void
  readonly signal: AbortSignal
}
/** Gives the id of the picture. */
export async function sendImage({ id, file, onSent, signal }: Sending): Promise<number> {
  const added = await upload('addImage', { params: { id }, fields: {}, file }, onSent, signal)
  await rereadAfter(changed)
  return added.id
}
