import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Mantine wants ten shades of a colour; ours are tokens that follow the scheme by themselves. */
const shades = (token: string) =>
  Array.from({ length: 10 }, () => `var(--${token})`) as unknown as MantineColorsTuple;

const ours = new Set(['brand', 'spot', 'err']);
const clear = '1px solid transparent';

const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  if (!ours.has(color)) return defaultVariantColorsResolver(input);
  switch (input.variant) {
    case 'filled':
      return {
        background: `var(--${color})`,
        hover: `var(--${color}-hover)`,
        color: `var(--on-${color})`,
        border: clear,
      };
    case 'light':
      return {
        background: `var(--${color}-soft)`,
        hover: `var(--${color}-soft)`,
        color: color === 'err' ? 'var(--err)' : `var(--on-${color}-soft)`,
        border: clear,
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: `var(--${color}-soft)`,
        color: `var(--${color})`,
        border: `1px solid var(--${color})`,
      };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: `var(--${color}-soft)`,
        color: `var(--${color})`,
        border: clear,
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** Plain objects for the defaults: `Button.extend` would pull every component into the first load. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand: shades('brand'), spot: shades('spot'), err: shades('err') },
  variantColorResolver,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
  },
});
