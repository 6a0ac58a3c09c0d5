import type { PriceCategory } from '@retron/tree';
import { IconHelp, IconPackage, IconPackageOff } from '@tabler/icons-react';
import * as texts from '../../texts/components.ts';
import { PriceSigns } from './PriceSigns.tsx';
import classes from './StockBadge.module.css';

export interface StockBadgeProps {
  /** Null when no catalogue was asked. */
  readonly isInStock: boolean | null;
  readonly priceCategory: PriceCategory | null;
}

/** Whether a structure is known, as a starting material or in a catalogue: by icon, word and frame, and at what price. */
export function StockBadge({ isInStock, priceCategory }: StockBadgeProps) {
  const { stock, word, Icon } = lookOf(isInStock);
  return (
    <span className={classes.badge} data-stock={stock}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {word}
      {stock === 'out' ? null : <PriceSigns category={priceCategory} />}
    </span>
  );
}

function lookOf(isInStock: boolean | null) {
  if (isInStock === null) return { stock: 'unknown', word: texts.notKnown, Icon: IconHelp } as const;
  return isInStock
    ? ({ stock: 'in', word: texts.known, Icon: IconPackage } as const)
    : ({ stock: 'out', word: texts.toBeMade, Icon: IconPackageOff } as const);
}
