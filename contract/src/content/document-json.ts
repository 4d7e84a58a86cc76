import * as z from 'zod'
import { type Doc, isDocument } from './document.ts'

/** A body; its nodes are described in words, because a schema of a tree has no end. */
export const DocumentJson = z
  .unknown()
  .refine(isDocument, { params: { code: 'document' } })
  .meta({
    description:
      'A ProseMirror document: doc, paragraph, heading (level 2, 3), bullet_list, ordered_list, list_item, blockquote, table, table_row, table_cell, table_header, image, video, text (strong, em, link), hard_break',
  }) as unknown as z.ZodType<Doc, unknown>
