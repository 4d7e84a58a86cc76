import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

/** A picture in the editor: shown from its address, with its caption. */
export const pictureView =
  (addressOf: (file: number) => string | undefined) =>
  (node: Node): NodeView => {
    const dom = document.createElement('figure')
    const picture = document.createElement('img')
    const { file, alt, caption } = node.attrs as { file: number; alt: string; caption: string }
    picture.alt = alt
    const address = addressOf(file)
    if (address) picture.src = address
    const words = document.createElement('figcaption')
    words.textContent = caption || alt
    dom.append(picture, words)
    return { dom }
  }
