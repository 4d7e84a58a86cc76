import type { Block, Cell, Doc, Inline, ListItem } from '@mandato/contract/content/document'
import { type Labelled, withLabelWords } from '@mandato/contract/catalogue/energy-in-texts'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import styles from './body.module.css'
import { usePicture } from './files-here.ts'

interface Props {
  doc: Doc
  /** Addresses of the pictures, by their number. */
  pictures: Readonly<Record<string, string>>
  /** Articles with an energy label that it names. */
  labels?: readonly Labelled[]
}

const LabelsOfBody = createContext<readonly Labelled[]>([])

/**
 * The body of an article as elements: each kind of node it knows is one, and anything else is nothing. There is no HTML
 * in it to be cleaned.
 */
export const Body = ({ doc, pictures, labels = [] }: Props) => (
  <div className={styles.body}>
    <LabelsOfBody value={labels}>
      <Blocks of={doc.content} pictures={pictures} />
    </LabelsOfBody>
  </div>
)

const Plain = ({ text, linked }: { text: string; linked?: boolean }) => (
  <WithLabels text={text} labels={useContext(LabelsOfBody)} opens={!linked} />
)

// The places of nodes do not change while an article is read.
const each = <T,>(nodes: readonly T[] | undefined, draw: (node: T) => ReactNode): ReactNode =>
  nodes?.map((node, place) => <Fragment key={place}>{draw(node)}</Fragment>)

const Blocks = ({ of, pictures }: { of: readonly Block[]; pictures: Props['pictures'] }) =>
  each(of, (block) => <OneBlock block={block} pictures={pictures} />)

function OneBlock({ block, pictures }: { block: Block; pictures: Props['pictures'] }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{words(block.content)}</p>
    case 'heading':
      return block.attrs.level === 2 ? <h2>{words(block.content)}</h2> : <h3>{words(block.content)}</h3>
    case 'bullet_list':
      return <ul>{items(block.content, pictures)}</ul>
    case 'ordered_list':
      return <ol>{items(block.content, pictures)}</ol>
    case 'blockquote':
      return (
        <blockquote>
          <Blocks of={block.content} pictures={pictures} />
        </blockquote>
      )
    case 'table':
      return (
        <div className={styles.scroll}>
          <table>
            <tbody>
              {each(block.content, (row) => (
                <tr>{each(row.content, cell)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'image':
      return <Picture {...block.attrs} address={pictures[String(block.attrs.file)]} />
    case 'video':
      return (
        <p>
          <a className={styles.video} href={block.attrs.href} target="_blank" rel="noopener noreferrer">
            <IconPlayerPlay size={18} aria-hidden />
            <span>
              <b>
                <Plain linked text={block.attrs.title || block.attrs.href} />
              </b>
              <small>{hostOf(block.attrs.href)}</small>
            </span>
          </a>
        </p>
      )
  }
}

const items = (list: readonly ListItem[], pictures: Props['pictures']) =>
  each(list, (item) => (
    <li>
      <Blocks of={item.content} pictures={pictures} />
    </li>
  ))

const cell = ({ type, content }: Cell) =>
  type === 'table_header' ? <th scope="col">{words(content)}</th> : <td>{words(content)}</td>

function Picture({ alt, caption, address }: { alt: string; caption: string; address: string | undefined }) {
  const said = withLabelWords(alt, useContext(LabelsOfBody), useLanguage())
  const { src, onError } = usePicture(address ?? null)
  return address ? (
    <figure>
      <img src={src ?? address} alt={said} loading="lazy" onError={onError} />
      {caption && (
        <figcaption>
          <Plain text={caption} />
        </figcaption>
      )}
    </figure>
  ) : null
}

const words = (nodes: readonly Inline[] | undefined) =>
  each(nodes, (node) => (node.type === 'hard_break' ? <br /> : marked(node.text, node.marks ?? [])))

function marked(
  text: string,
  marks: NonNullable<Extract<Inline, { type: 'text' }>['marks']>,
  linked = false,
): ReactNode {
  const [mark, ...rest] = marks
  if (!mark) return <Plain text={text} linked={linked} />
  const inner = marked(text, rest, linked || mark.type === 'link')
  if (mark.type !== 'link') return mark.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>
  const { href } = mark.attrs
  // Where it leads is to be seen before one goes there.
  return href.startsWith('/') ? (
    <a href={href}>{inner}</a>
  ) : (
    <a href={href} title={hostOf(href)} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  )
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host || href : href)
