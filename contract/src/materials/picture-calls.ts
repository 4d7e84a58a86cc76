import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, saved } from '../fields/fields.ts'
import { mostImages } from './limits.ts'
import { Image } from './rows.ts'
import { byId, staff } from './parameters.ts'

/** The pictures of a material. */
export const pictureCalls = defineCalls({
  addImage: {
    method: 'POST',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Add a picture; it is drawn anew, and the first is the cover',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    form: { fields: z.strictObject({}), file: 'file', maxBytes: 9 * 1024 * 1024, required: true },
    response: saved.extend({ url: z.string(), thumbs: z.string(), images: z.array(Image) }),
    refuses: ['picture_type', 'picture_broken', 'too_many_pictures'],
  },
  changeImage: {
    method: 'PUT',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Put a picture at a place among the others; the first is the cover',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    /** From 1; a place behind the last is the last. */
    body: z.strictObject({ place: z.int().min(1).max(mostImages) }),
    response: saved,
  },
  deleteImage: {
    method: 'DELETE',
    path: '/api/v1.0/materiali/image/{id}',
    summary: 'Remove a picture',
    roles: staff,
    needs: 'logistics',
    effect: 'write',
    params: byId,
    response: done,
  },
  picture: {
    method: 'GET',
    path: '/api/v1.0/public/material-picture/{key}',
    summary: 'A picture by its unguessable address; `-s` at its end is the small one',
    roles: 'public',
    effect: 'read',
    params: z.object({ key: z.string().regex(/^[0-9a-f]{32}(-s)?$/) }),
    response: { binary: 'image/webp' },
    immutable: true,
  },
})
