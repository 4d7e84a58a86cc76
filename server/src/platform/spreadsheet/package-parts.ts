import { escaped, styles } from './cell.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The first lines of a worksheet, up to its rows. */
export const worksheetOpen = `${declaration}<worksheet xmlns="${main}">`

/** A sheet of the book: where its heading row stands, and what its filter covers. */
export interface SheetAbout {
  readonly headRow: number
  /** `A4:F20` */
  readonly range: string
}

/** The small files around the worksheets. */
export const packageParts = (
  name: string,
  sheets: readonly SheetAbout[],
): readonly (readonly [string, string])[] => [
  ['xl/styles.xml', stylesXml],
  ['xl/workbook.xml', workbook(name, sheets)],
  ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
  ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
  ['[Content_Types].xml', contentTypes(sheets.length)],
]

/** Thirty-one characters is what a spreadsheet shows of a sheet's name, and some it does not take. */
function sheetName(name: string, index: number): string {
  const suffix = index === 0 ? '' : ` ${index + 1}`
  const plain =
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Mandato'
  return plain.slice(0, 31 - suffix.length).trim() + suffix
}

function workbook(name: string, sheets: readonly SheetAbout[]): string {
  const names = sheets.map((_, i) => sheetName(name, i))
  const quoted = (i: number) => escaped(`'${(names[i] ?? '').replaceAll("'", "''")}'`)
  const absolute = (range: string) => range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
    .map((own, i) => `<sheet name="${escaped(own)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')}</sheets><definedNames>${sheets
    .map(
      ({ range, headRow }, i) =>
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">${quoted(i)}!${absolute(range)}</definedName>` +
        `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${quoted(i)}!$${headRow}:$${headRow}</definedName>`,
    )
    .join('')}</definedNames></workbook>`
}

const relationships = (targets: readonly (readonly [string, string])[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const workbookRelations = (sheets: number) =>
  relationships([
    ...Array.from({ length: sheets }, (_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
    ['styles', 'styles.xml'],
  ])

function contentTypes(sheets: number): string {
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${office}.${type}+xml"/>`
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${Array.from(
    { length: sheets },
    (_, i) => part(`worksheets/sheet${i + 1}.xml`, 'worksheet'),
  ).join('')}</Types>`
}

/** Numbers 2 and 164 on: the formats of `styles`, in its order. */
const formats = [0, 4, 164, 3, 165, 166]
const cellFormat = (format: number, font: number, more = '') =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${more.includes('head') ? 2 : 0}" borderId="${font === 1 && !more ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${
    more === 'headRight' ? ' applyAlignment="1"><alignment horizontal="right" vertical="center"/></xf>' : '/>'
  }`

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font><font><sz val="10"/><color rgb="FF5F6B7A"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF1F4"/></patternFill></fill></fills><borders count="2"><border/><border><left/><right/><top style="thin"><color rgb="FF8A94A0"/></top><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.headRight + 1}">${[
  ...formats.map((format) => cellFormat(format, 0)),
  ...formats.map((format) => cellFormat(format, 1)),
  cellFormat(0, 2, 'title'),
  cellFormat(0, 3, 'note'),
  cellFormat(0, 1, 'head'),
  cellFormat(0, 1, 'headRight'),
].join('')}</cellXfs></styleSheet>`
