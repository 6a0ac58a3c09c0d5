import { IconAlertTriangle } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/evidence.ts';
import { allRings } from '../model/mechanism-rings.ts';
import type { SuggestionWarning } from '../model/warnings.ts';
import classes from './WarningChips.module.css';

export interface WarningChipsProps {
  readonly warnings: readonly SuggestionWarning[];
  /** Place of the pressed one. */
  readonly pressed: number | null;
  readonly onPress: (place: number | null) => void;
}

/** Each warning by its name, as a button that rings its atoms in the drawing. */
export function WarningChips({ warnings, pressed, onPress }: WarningChipsProps) {
  return warnings.map(({ chip }, place) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: one rule may speak of two places, and they do not change their order
      key={`${chip}-${place}`}
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
  readonly warning: SuggestionWarning;
}

/** What a pressed warning says, under the drawing with its rings. */
export function WarningBlock({ warning }: WarningBlockProps) {
  const rings = allRings(warning.rings);
  const isTagged = warning.text.some((part) => typeof part === 'number');
  const wanted = rings.find(({ isRival }) => !isRival);
  const rivals = [...new Set(rings.filter(({ isRival }) => isRival).map(({ tag }) => tag))].sort((a, b) => a - b);
  return (
    <section className={classes.block} aria-label={warning.chip}>
      <h3>
        <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
        {warning.chip}
      </h3>
      <p>
        {warning.text.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <i key={part} className={classes.rival}>
              {part}
            </i>
          ),
        )}
      </p>
      {rings.length > 0 && !isTagged && (
        <p className={classes.key}>
          {wanted !== undefined && (
            <span>
              <i className={classes.wanted}>{wanted.tag}</i>
              {/* A site that competes with none need not be one that reacts, such as a stereocentre that is lost. */}
              {rivals.length === 0 ? texts.whatItIsAbout : texts.meantToReact}
            </span>
          )}
          {rivals.length > 0 && (
            <span>
              {rivals.map((tag) => (
                <i key={tag} className={classes.rival}>
                  {tag}
                </i>
              ))}
              {warning.isCertain ? texts.reactsInstead : texts.competes}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
