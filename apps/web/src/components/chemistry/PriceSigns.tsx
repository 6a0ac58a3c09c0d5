import { Tooltip } from '@mantine/core';
import { PRICE_CATEGORIES } from '@retron/contract';
import type { PriceCategory } from '@retron/tree';
import * as texts from '../../texts/components.ts';
import classes from './PriceSigns.module.css';

export interface PriceSignsProps {
  /** 1 to 5; null means unknown. */
  readonly category: PriceCategory | null;
}

/** A price category as `$` to `$$$$$` with its range per gram; unknown is `?`. */
export function PriceSigns({ category }: PriceSignsProps) {
  const price = category === null ? { sign: '?', range: texts.priceUnknown } : PRICE_CATEGORIES[category];
  const label = category === null ? texts.priceUnknownLabel : texts.priceCategory(category, price.range);
  return (
    <Tooltip label={label}>
      <b className={classes.signs} data-unknown={category === null || undefined} role="img" aria-label={label}>
        {price.sign}
      </b>
    </Tooltip>
  );
}
