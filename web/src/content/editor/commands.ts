import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { NodeType } from 'prosemirror-model'
import { wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema
const cellTypes = ['table_cell', 'table_header']

export const acts = {
  heading: (state, dispatch) =>
    (isIn(state, nodes.heading) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: 2 }))(
      state,
      dispatch,
    ),
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  bullets: wrapInList(nodes.bullet_list),
  numbers: wrapInList(nodes.ordered_list),
  quote: wrapIn(nodes.blockquote),
} as const satisfies Record<string, Command>
export type ActName = keyof typeof acts

const isIn = ({ selection: { $from } }: EditorState, type: NodeType): boolean => $from.parent.type === type

/** Whether a sign of the toolbar is on where the cursor stands. */
export function isOn(state: EditorState, act: ActName): boolean {
  if (act === 'heading') return isIn(state, nodes.heading)
  if (act !== 'strong' && act !== 'em') return false
  const { from, to, empty, $from } = state.selection
  const mark = marks[act]
  return empty
    ? (state.storedMarks ?? $from.marks()).some(({ type }) => type === mark)
    : state.doc.rangeHasMark(from, to, mark)
}

/** Puts a link on what is selected, or takes it off with an empty address. */
export const link =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty && href === '') return false
    const change = state.tr
    if (empty) change.insert(from, schema.text(href, [marks.link.create({ href })]))
    else {
      change.removeMark(from, to, marks.link)
      if (href !== '') change.addMark(from, to, marks.link.create({ href }))
    }
    dispatch?.(change)
    return true
  }

/** A table of three by three, its first row the heads. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create(), type.create()])
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ])
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView())
  return true
}

export const insertPicture =
  (file: number, alt: string, caption: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ file, alt, caption })).scrollIntoView())
    return true
  }

export const insertVideo =
  (href: string, title: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.video.create({ href, title })).scrollIntoView())
    return true
  }

const inCell = ({ selection: { $from } }: EditorState) => cellTypes.includes($from.parent.type.name)

/** In a cell Enter is a new line: a cell more would make the row longer than the others. */
export const breakInCell: Command = (state, dispatch) => {
  if (!inCell(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()))
  return true
}

/** To the next cell; behind the last one a new row. */
export const nextCell: Command = (state, dispatch) => {
  if (!inCell(state)) return false
  const { $from } = state.selection
  const after = $from.after()
  const table = $from.node(-2)
  const isLast = $from.index(-1) === $from.node(-1).childCount - 1 && $from.index(-2) === table.childCount - 1
  const change = state.tr
  if (isLast) {
    const cells = Array.from({ length: $from.node(-1).childCount }, () => nodes.table_cell.create())
    change.insert($from.after(-1), nodes.table_row.create(null, cells))
  }
  dispatch?.(change.setSelection(Selection.near(change.doc.resolve(after + 1))).scrollIntoView())
  return true
}
