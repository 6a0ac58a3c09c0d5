import { RATING_WORDS } from '@retron/contract';
import { IconHelp, IconPackage, IconPackageOff } from '@tabler/icons-react';
import { useState } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import * as texts from '../../../texts/tree/canvas.ts';
import { useIsForward } from '../parts/direction-context.ts';
import classes from './Overlays.module.css';

const RATINGS = [4, 3, 2, 1] as const;

export interface LegendProps {
  /** Too little room for a line: a button opens it. */
  readonly isFolded: boolean;
}

/** What discs and frames mean. */
export function Legend({ isFolded }: LegendProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isFolded) return <Entries />;
  return (
    <>
      {isOpen && <Entries isColumn />}
      <button type="button" className={classes.legendButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.legend}
      </button>
    </>
  );
}

function Entries({ isColumn = false }: { readonly isColumn?: boolean }) {
  const isForward = useIsForward();
  return (
    <section className={isColumn ? classes.legendColumn : classes.legend} aria-label={texts.legend}>
      <span className={classes.legendHead}>{texts.rating}</span>
      {RATINGS.map((rating) => (
        <span key={rating} className={classes.entry}>
          <RatingDiscIcon rating={rating} label="" size={16} />
          {RATING_WORDS[rating]}
        </span>
      ))}
      {!isForward && <StockEntries />}
    </section>
  );
}

function StockEntries() {
  return (
    <>
      <i className={classes.divider} />
      <span className={`${classes.entry} ${classes.inStock}`}>
        <IconPackage size={14} stroke={1.75} aria-hidden />
        {texts.known}
      </span>
      <span className={classes.entry}>
        <IconPackageOff size={14} stroke={1.75} aria-hidden />
        {texts.toBeMade}
      </span>
      <span className={classes.entry}>
        <IconHelp size={14} stroke={1.75} aria-hidden />
        {texts.notKnown}
      </span>
      <span className={classes.entry}>
        <b aria-hidden>?</b>
        {texts.priceUnknown}
      </span>
    </>
  );
}
