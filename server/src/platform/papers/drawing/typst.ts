import { brand, paperType } from '@mandato/contract/brand'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fileURLToPath } from 'node:url'
import { type Fonts, readFonts } from './fonts.ts'
import { printableData, type Printable, printableWith } from './printable.ts'

/** What `brand.typ` reads. */
const look = JSON.stringify({ colours: brand, sizes: paperType })
const templates = fileURLToPath(new URL('../../../../papers/', import.meta.url))

/** What the worker is asked for. */
export interface Order {
  /** A template below `server/papers`, for example `sheets/sheet.typ`. */
  readonly template: string
  /** Becomes JSON; the only way anything from people gets into a document. */
  readonly data: unknown
  /** `accessible`: tagged and declared PDF/UA-1; `tagged`: without the declaration; `plain`: without tags. */
  readonly kind: Kind
  /** Seconds since 1970, written into the file as its date. */
  readonly createdAt: number
  /** A part that will not be asked for again: nothing of it is kept in the cache. */
  readonly once?: true
  /** A label such as `<fields>`; what stands there comes back as `found`. */
  readonly look?: string
}
export type Kind = 'accessible' | 'tagged' | 'plain'

export type Rendered = {
  readonly pdf: Uint8Array<ArrayBuffer>
  readonly pages: number
  readonly found: unknown
  readonly warnings: readonly string[]
}
export type Outcome = Rendered | { readonly faults: readonly string[] }

/** Typst with our fonts and templates, ready to print; one for each worker. */
export class Press {
  readonly #compiler: NodeCompiler
  readonly #printable: Printable

  constructor(fonts: Fonts = readFonts()) {
    this.#compiler = NodeCompiler.create({
      workspace: templates,
      fontArgs: [{ fontBlobs: Object.values(fonts) }],
    })
    this.#printable = printableWith(fonts)
  }

  get printable(): Printable {
    return this.#printable
  }

  print(order: Order): Outcome {
    const compiler = this.#compiler
    const source = {
      mainFilePath: templates + order.template,
      inputs: { brand: look, data: JSON.stringify(printableData(order.data, this.#printable)) },
    }
    try {
      const compiled = compiler.compile(source)
      const document = compiled.result
      if (!document) return { faults: this.#reasons(compiled.takeDiagnostics()) }
      const found: unknown = order.look
        ? compiler.query(document, { selector: order.look, field: 'value' })
        : null
      const pdf = compiler.pdf(document, {
        ...(order.kind === 'accessible' && { pdfStandard: 'ua-1' }),
        pdfTags: order.kind !== 'plain',
        creationTimestamp: order.createdAt,
      })
      // A copy, because memory of the native side cannot be handed to another thread.
      return {
        pdf: new Uint8Array(pdf),
        pages: document.numOfPages,
        found,
        warnings: this.#reasons(compiled.takeWarnings()),
      }
    } catch (error) {
      return { faults: messagesIn(error) }
    } finally {
      // Without this the memory grows with every document; five renders of grace keep the brand's parts warm.
      compiler.evictCache(order.once ? 0 : 5)
    }
  }

  #reasons(error: ReturnType<ReturnType<NodeCompiler['compile']>['takeDiagnostics']>): string[] {
    if (!error) return []
    const diagnostics = this.#compiler.fetchDiagnostics(error) as readonly Diagnostic[]
    return diagnostics.map(({ path, range, message }) => {
      const at = range ? `:${range.start.line + 1}:${range.start.character + 1}` : ''
      return `${path.replace(templates, '')}${at} ${message}`
    })
  }
}

type Diagnostic = {
  readonly path: string
  readonly message: string
  readonly range: { readonly start: { readonly line: number; readonly character: number } } | null
}

/** Faults of the PDF standard arrive as one long text in Rust's debugging form. */
function messagesIn(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error)
  const messages = Array.from(text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g), ([, message]) =>
    (message ?? '').replaceAll('\\"', '"'),
  )
  return messages.length > 0 ? messages.slice(0, 5) : [text]
}
