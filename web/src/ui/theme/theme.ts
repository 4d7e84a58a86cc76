import { brand } from '@mandato/contract/brand'
import type { MantineThemeOverride } from '@mantine/core'

/**
 * What the kit must know by name; every colour and measure it shows comes from mantine-variables.css.
 * `cotto` is registered so that the kit writes `--mantine-color-cotto-…`; the shades themselves are unused.
 */
const { cotto } = brand

export const theme: MantineThemeOverride = {
  primaryColor: 'cotto',
  colors: { cotto: [cotto, cotto, cotto, cotto, cotto, cotto, cotto, cotto, cotto, cotto] },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'never',
  components: {
    Button: { defaultProps: { variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    // Without its empty first stop a menu holds menu items only, and the first of them has the focus.
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } },
    },
    Drawer: {
      defaultProps: { position: 'right', overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } },
    },
    // The head of a dialog is no second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
  },
}
