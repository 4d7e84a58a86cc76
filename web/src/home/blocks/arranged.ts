interface Named {
  readonly key: string
}

/**
 * The blocks as a person arranged them. One he never moved, because it came later, stands behind the one it stands
 * behind when nothing is moved.
 */
export function arranged<Block extends Named>(blocks: readonly Block[], order: readonly string[]): Block[] {
  const placed = order.flatMap((key) => blocks.find((block) => block.key === key) ?? [])
  blocks.forEach((block, at) => {
    if (placed.includes(block)) return
    const before = blocks[at - 1]
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, block)
  })
  return placed
}
