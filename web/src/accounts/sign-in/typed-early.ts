/** What somebody did in the fields of the first picture before the app was there (app/first-picture.tsx). */
export interface TypedEarly {
  readonly user: string
  readonly password: string
  readonly remember: boolean
  /** Enter or the button was pressed. */
  readonly sent: boolean
  /** The field with the cursor, and what was selected in it. */
  readonly cursor: { readonly name: string; readonly from: number; readonly to: number } | null
}

/** Reads the picture and takes it away, in one step: nothing is seen, found or typed twice. Null where there is none. */
export function takeOver(): TypedEarly | null {
  const picture = document.getElementById('first-picture')
  const form = picture?.querySelector('form')
  if (!picture || !form) return null
  const typed = new FormData(form)
  const textOf = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  const at = document.activeElement
  const cursor =
    at instanceof HTMLInputElement && at.form === form
      ? { name: at.name, from: at.selectionStart ?? 0, to: at.selectionEnd ?? 0 }
      : null
  // A button held down while the picture goes would give no click.
  const sent = 'sent' in form.dataset || form.querySelector('[type="submit"]:active') !== null
  picture.remove()
  return {
    user: textOf('user'),
    password: textOf('password'),
    remember: typed.has('remember'),
    sent,
    cursor,
  }
}

/** Puts the cursor where it was, and sends what was sent. */
export function goOn({ cursor, sent }: TypedEarly, form: HTMLFormElement): void {
  const field = cursor && form.elements.namedItem(cursor.name)
  if (field instanceof HTMLInputElement) {
    field.focus({ preventScroll: true })
    if (field.type !== 'checkbox') field.setSelectionRange(cursor?.from ?? 0, cursor?.to ?? 0)
  }
  if (sent) form.requestSubmit()
}
