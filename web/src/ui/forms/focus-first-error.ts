/** Puts the cursor into the first field that is wrong, in the order of the screen, once it is drawn. */
export const focusFirstError = (within: ParentNode = document) =>
  setTimeout(() => within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
