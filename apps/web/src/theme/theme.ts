import { createTheme } from '@mantine/core';
import { COMPONENTS } from './component-defaults.ts';
import { variantColorResolver } from './variant-colours.ts';

/** Sizes, type and palette of the whole app. Semantic colours: tokens.ts. */
export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: {
    iris: ['#ECEEFB', '#D6DAF8', '#B9C1FC', '#A3AEFA', '#7F8BEA', '#626FD8', '#4350C0', '#3743A8', '#2A3170', '#1E2452'],
    gray: ['#F5F6F8', '#ECEFF3', '#DDE1E8', '#C6CCD6', '#A9B2C0', '#7C8798', '#525C6E', '#3B4454', '#262D3A', '#161B26'],
    dark: ['#E7EAF0', '#C3CAD6', '#A7B0C0', '#7A8599', '#3D4656', '#2E3646', '#222733', '#191D26', '#11141B', '#0B0E14'],
  },
  black: '#161B26',
  white: '#FFFFFF',
  fontFamily: '"IBM Plex Sans Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.35', xl: '1.3' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '20px', lineHeight: '1.3' }, h2: { fontSize: '15px', lineHeight: '1.35' }, h3: { fontSize: '13px' } },
  },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '5px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  components: COMPONENTS,
});
