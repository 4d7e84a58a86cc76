import 'react'

declare module 'react' {
  /** Measures handed from TypeScript to a style sheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
