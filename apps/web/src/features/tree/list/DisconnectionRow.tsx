import { Checkbox } from '@mantine/core';
import type { StructureNode } from '@retron/contract';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import * as texts from '../../../texts/tree/list.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { DisconnectionLine } from '../model/list-rows.ts';
import { brokenBonds } from '../model/suggestion-facts.ts';
import { ratingOf, suggestionTitle } from '../model/words.ts';
import { ChosenShare, Materials, Precedents, Precursors, WarningButtons, Works } from './cells.tsx';
import { heightOf } from './row-heights.ts';
import { SparedFacts } from './SparedFacts.tsx';
import classes from './SuggestionList.module.css';
import { VariantPill } from './VariantPill.tsx';

export interface DisconnectionRowProps {
  readonly line: DisconnectionLine;
  /** What it makes. */
  readonly structure: StructureNode;
  readonly id: string;
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly isAtCursor: boolean;
  /** Columns that have gone, from 0; 1 before 2. */
  readonly spared: number;
  readonly pictureOf: PictureSource;
  readonly ringed: number | null;
  readonly onRing: (warning: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onUnfold: () => void;
  readonly onToggleSelected: (isSelected: boolean) => void;
  readonly onChoose: () => void;
}

/** Pixels. */
const PICTURE = { width: 112, height: 62 } as const;

/** One disconnection by its shown variant: what it is, whether it would work, how often it is chosen, on what it rests, what it needs. */
export function DisconnectionRow(props: DisconnectionRowProps) {
  const {
    line,
    structure,
    id,
    rowIndex,
    isOpen,
    isAtCursor,
    spared,
    pictureOf,
    ringed,
    onRing,
    onStep,
    onUnfold,
    onToggleSelected,
    onChoose,
  } = props;
  const { row, members, position, isUnfolded } = line;
  const { wire } = row.suggestion;
  const bonds = brokenBonds(wire, structure);
  const title = suggestionTitle(wire);
  return (
    <tr
      id={id}
      aria-rowindex={rowIndex}
      aria-selected={isOpen}
      data-open={isOpen || undefined}
      data-cursor={isAtCursor || undefined}
      className={classes.row}
      style={{ height: heightOf(line, spared) }}
      onClick={onChoose}
    >
      <td className={classes.check}>
        <Checkbox
          tabIndex={-1}
          aria-label={texts.checkSuggestion(wire.no)}
          checked={row.isSelected}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => onToggleSelected(event.currentTarget.checked)}
        />
      </td>
      <td className={classes.variantCell}>
        <RatingDiscIcon rating={ratingOf(wire)} label={wire.no} size={32} />
        <VariantPill no={wire.no} position={position} total={members.length} isUnfolded={isUnfolded} onStep={onStep} onUnfold={onUnfold} />
      </td>
      <td>
        <button
          type="button"
          tabIndex={-1}
          className={classes.name}
          aria-label={texts.evidenceFor(wire.no)}
          title={bonds === null ? title : `${title} · ${bonds}`}
          onClick={(event) => {
            event.stopPropagation();
            onChoose();
          }}
        >
          {title} <span className={classes.dim}>{bonds}</span>
        </button>
        <Precursors suggestion={wire} pictureOf={pictureOf} {...PICTURE} />
        <SparedFacts suggestion={wire} spared={spared} ringed={ringed} onRing={onRing} />
      </td>
      <td>
        <Works suggestion={wire} />
      </td>
      {spared < 1 && (
        <td data-column="chosen">
          {wire.choice === null ? <span className={classes.dim}>{texts.notGiven}</span> : <ChosenShare share={wire.choice.disconnection} />}
        </td>
      )}
      {spared < 2 && (
        <td data-column="other" className={classes.number}>
          <Precedents suggestion={wire} />
        </td>
      )}
      {spared < 3 && (
        <td data-column="warnings">
          <WarningButtons suggestion={wire} ringed={ringed} onRing={onRing} isShort={false} />
        </td>
      )}
      {spared < 2 && (
        <td data-column="other">
          <Materials suggestion={wire} />
        </td>
      )}
    </tr>
  );
}
