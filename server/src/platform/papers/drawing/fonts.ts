import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The type of all printed documents: the families of the screens, and DejaVu where they lack a sign
 * (Δ, ², ≤, Greek, Cyrillic, Arabic, Hebrew). Only these weights exist on paper: a template that asks for
 * another one would be given a look-alike that happens to be installed on the machine.
 */
const files = {
  text: import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  medium: import.meta.resolve('@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
  semibold: import.meta.resolve(
    '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  ),
  bold: import.meta.resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
  display: import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  fallback: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  fallbackBold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  mono: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}
type FontName = keyof typeof files

export type Fonts = Readonly<Record<FontName, Buffer>>

/** Reads the font files; the worker does it once in its life. */
export const readFonts = (): Fonts =>
  Object.fromEntries(
    Object.entries(files).map(([name, url]) => [name, readFileSync(fileURLToPath(url))]),
  ) as Fonts
