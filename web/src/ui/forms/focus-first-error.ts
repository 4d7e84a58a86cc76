/** Puts the cursor into the first field that is wrong, in the order of the screen, once it is drawn; it comes into sight. */
export const focusFirstError = (within: ParentNode = document) =>
  setTimeout(() => {
    const field = within.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
