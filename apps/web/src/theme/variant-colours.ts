import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * What stands on a filled part. Mantine reckons it for the light scheme only; our fills are dark in the light scheme and light in
 * the dark one.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colours, color: 'var(--retron-p-on)' } : colours;
};
