import type { SheetForm } from '../data.ts'

/** 014207-4.pdf */
export const fileNameOf = ({ client, revision }: Pick<SheetForm, 'client' | 'revision'>): string =>
  `${client.code ?? client.id}-${revision}.pdf`
