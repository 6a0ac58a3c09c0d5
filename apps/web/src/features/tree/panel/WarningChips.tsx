import { IconAlertTriangle } from '@tabler/icons-react';
import type { MechanismWarning } from '../model/mechanism-rings.ts';
import classes from './WarningChips.module.css';

export interface WarningChipsProps {
  readonly warnings: readonly MechanismWarning[];
  /** Place of the pressed one. */
  readonly pressed: number | null;
  readonly onPress: (place: number | null) => void;
}

/** Each warning by its name, as a button that rings its atoms in the drawing. */
export function WarningChips({ warnings, pressed, onPress }: WarningChipsProps) {
  return warnings.map(({ rule, chip }, place) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: one rule may speak of two places, and they do not change their order
      key={`${rule}-${place}`}
      type="button"
      className={classes.chip}
      aria-pressed={place === pressed}
      onClick={() => onPress(place === pressed ? null : place)}
    >
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {chip}
    </button>
  ));
}

export interface WarningBlockProps {
  readonly warning: MechanismWarning;
}

/** What a pressed warning says, under the drawing with its rings. */
export function WarningBlock({ warning }: WarningBlockProps) {
  return (
    <section className={classes.block} aria-label={warning.chip}>
      <h3>
        <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
        {warning.chip}
      </h3>
      <p>{warning.text}</p>
      <p className={classes.key}>
        {warning.wanted.length > 0 && (
          <span>
            <i className={classes.wanted} aria-hidden>
              1
            </i>
            meant to react
          </span>
        )}
        {warning.rivals.length > 0 && (
          <span>
            <i className={classes.rival} aria-hidden>
              2
            </i>
            {warning.verdict === 'never' ? 'reacts instead' : 'competes'}
          </span>
        )}
      </p>
    </section>
  );
}
