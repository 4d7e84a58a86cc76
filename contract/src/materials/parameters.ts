import * as z from 'zod'
import { id } from '../fields/fields.ts'

export const staff = ['admin', 'sales'] as const
export const readers = ['admin', 'sales', 'agent', 'customer'] as const
export const product = z.object({ product: id })
export const byId = z.object({ id })
/** Pieces: at least one, at most what fits a line. */
export const quantity = z.int().min(1).max(99_999)
