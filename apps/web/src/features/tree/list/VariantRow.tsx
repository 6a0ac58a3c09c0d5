import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import type { VariantLine } from '../model/list-rows.ts';
import { shareText } from '../model/share-text.ts';
import { ratingOf, suggestionTitle } from '../model/words.ts';
import { Materials, WarningButtons } from './cells.tsx';
import classes from './SuggestionList.module.css';

export interface VariantRowProps {
  readonly line: VariantLine;
  /** What sets it apart from the other variants. */
  readonly label: string;
  readonly id: string;
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly isAtCursor: boolean;
  /** Columns that have gone, from 0; 1 before 2. */
  readonly spared: number;
  readonly ringed: number | null;
  readonly onRing: (warning: number) => void;
  readonly onChoose: () => void;
}

/** A variant in one short line: what differs, how it is called, its own word, its share, what speaks against it, what it alone needs. */
export function VariantRow({ line, label, id, rowIndex, isOpen, isAtCursor, spared, ringed, onRing, onChoose }: VariantRowProps) {
  const { row, members, position } = line;
  const { wire } = row.suggestion;
  const wires = members.map(({ suggestion }) => suggestion.wire);
  const own = wire.children.filter(({ sid }) => !wires.every(({ children }) => children.some((child) => child.sid === sid)));
  return (
    <tr
      id={id}
      aria-rowindex={rowIndex}
      aria-selected={isOpen}
      data-open={isOpen || undefined}
      data-cursor={isAtCursor || undefined}
      className={classes.variant}
      onClick={onChoose}
    >
      <td />
      <td className={classes.place}>
        {position}/{members.length}
      </td>
      <td>
        <button
          type="button"
          tabIndex={-1}
          className={classes.variantName}
          aria-label={texts.evidenceFor(wire.no)}
          onClick={(event) => {
            event.stopPropagation();
            onChoose();
          }}
        >
          <b>{label}</b> <span className={classes.dim}>{suggestionTitle(wire)}</span>
        </button>
      </td>
      <td>
        <RatingPips rating={ratingOf(wire)} />
      </td>
      {spared < 1 && <td data-column="chosen">{wire.choice === null ? '' : shareText(wire.choice.disconnection * wire.choice.variant)}</td>}
      {spared < 2 && (
        <td data-column="other" className={classes.number}>
          {numberText(wire.numPrecedents)}
        </td>
      )}
      {spared < 3 && (
        <td data-column="warnings">
          <WarningButtons suggestion={wire} ringed={ringed} onRing={onRing} isShort />
        </td>
      )}
      {spared < 2 && (
        <td data-column="other">
          <Materials suggestion={{ ...wire, children: own.slice(0, 1) }} />
        </td>
      )}
    </tr>
  );
}
