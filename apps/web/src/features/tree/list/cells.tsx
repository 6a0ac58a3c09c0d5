import type { EnsembleNode } from '@retron/contract';
import { IconAlertTriangle, IconHelp, IconPackage, IconPackageOff } from '@tabler/icons-react';
import { Fragment } from 'react';
import { PriceSigns } from '../../../components/chemistry/PriceSigns.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/list.ts';
import { STOCK_WORDS } from '../../../texts/tree/model.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { eachOnce, timesText } from '../model/each-once.ts';
import { feasibilityNumber } from '../model/feasibility-number.ts';
import { shareText } from '../model/share-text.ts';
import { reagentWord } from '../model/variant-label.ts';
import { type SuggestionWarning, warningsOf } from '../model/warnings.ts';
import { priceCategoryOf, ratingOf, stockOf, structureLabel } from '../model/words.ts';
import classes from './cells.module.css';

export interface CellProps {
  readonly suggestion: EnsembleNode;
}

/** Would it work: the word, and below it the number. */
export function Works({ suggestion }: CellProps) {
  const number = feasibilityNumber(suggestion);
  return (
    <>
      <RatingPips rating={ratingOf(suggestion)} />
      {number !== null && <span className={classes.below}>{number}</span>}
    </>
  );
}

export interface ChosenShareProps {
  /** 0 to 1. */
  readonly share: number;
}

/** How often chemists choose the disconnection, as a number over its bar. */
export function ChosenShare({ share }: ChosenShareProps) {
  return (
    <span className={classes.share}>
      {shareText(share)}
      <i aria-hidden>
        <b style={{ width: `${100 * share}%` }} />
      </i>
    </span>
  );
}

/** Recorded reactions behind it, and the most specific surroundings they share. */
export function Precedents({ suggestion: { numPrecedents, deepestLevel, textbook } }: CellProps) {
  return (
    <>
      <b>{numberText(numPrecedents)}</b>
      <span className={classes.level}>{textbook === undefined ? texts.levelWord(deepestLevel) : texts.textbook}</span>
    </>
  );
}

export interface WarningButtonsProps extends CellProps {
  /** Place of the one that is ringed now, among the suggestion's warnings. */
  readonly ringed: number | null;
  readonly onRing: (place: number) => void;
  /** The first alone, with the number of the others. */
  readonly isShort: boolean;
}

/** Warnings by their names; each opens the drawing with its atoms ringed. */
export function WarningButtons({ suggestion, ringed, onRing, isShort }: WarningButtonsProps) {
  const warnings = byName(warningsOf(suggestion));
  if (warnings.length === 0) return <span className={classes.none}>{texts.none}</span>;
  const shown = isShort ? warnings.slice(0, 1) : warnings.slice(0, MOST_WARNINGS);
  const left = warnings.slice(shown.length);
  return (
    <span className={classes.warnings}>
      {shown.map(({ chip, place }) => (
        <button
          key={chip}
          type="button"
          tabIndex={-1}
          className={classes.warning}
          aria-pressed={place === ringed}
          onClick={(event) => {
            event.stopPropagation();
            onRing(place);
          }}
        >
          <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
          <span>{chip}</span>
        </button>
      ))}
      {left.length > 0 && (
        <span className={classes.moreWarnings} title={left.map(({ chip }) => chip).join(', ')}>
          {texts.andMore(left.length)}
        </span>
      )}
    </span>
  );
}

const MOST_WARNINGS = 2;

/** Each name once, with the place of its first warning. */
export function byName(warnings: readonly SuggestionWarning[]): readonly { readonly chip: string; readonly place: number }[] {
  return warnings
    .map(({ chip }, place) => ({ chip, place }))
    .filter(({ chip, place }) => warnings.findIndex((other) => other.chip === chip) === place);
}

const STOCK_ICONS = { in: IconPackage, out: IconPackageOff, unknown: IconHelp } as const;

/** What the reaction needs, one a line: number, whether it is known, price. */
export function Materials({ suggestion }: CellProps) {
  return (
    <span className={classes.materials}>
      {eachOnce(suggestion.children, ({ sid }) => sid).map((precursor) => {
        const stock = stockOf(precursor);
        const Icon = STOCK_ICONS[stock];
        return (
          <span key={precursor.sid} data-stock={stock} title={`${STOCK_WORDS[stock]}`} role="img" aria-label={structureLabel(precursor)}>
            <b className={classes.no}>{precursor.no}</b>
            <Icon size={14} stroke={1.75} aria-hidden />
            {stock === 'in' && <PriceSigns category={priceCategoryOf(precursor)} />}
          </span>
        );
      })}
    </span>
  );
}

export interface PrecursorsProps extends CellProps {
  readonly pictureOf: PictureSource;
  /** Pixels, of one. */
  readonly width: number;
  readonly height: number;
}

/** What the reaction needs, drawn as the structure lies; small reagents as words; what it needs several times with its number. */
export function Precursors({ suggestion, pictureOf, width, height }: PrecursorsProps) {
  return (
    <span className={classes.precursors}>
      {eachOnce(suggestion.children, ({ sid }) => sid).map((precursor, place) => {
        const word = reagentWord(precursor.smiles);
        return (
          <Fragment key={precursor.sid}>
            {place > 0 && (
              <span className={classes.plus} aria-hidden>
                +
              </span>
            )}
            {word === null && precursor.count > 1 && <b className={classes.times}>{precursor.count}</b>}
            {word === null ? (
              <img
                src={pictureOf(precursor.sid, precursor.atcenter, width, height)}
                width={width}
                height={height}
                alt={texts.structureNumber(precursor.no)}
                loading="lazy"
              />
            ) : (
              <span className={classes.word}>{timesText(precursor.count, word)}</span>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
