import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { EnsembleNode } from '@retron/contract';
import { leaderOf, type Place, type SuggestionId } from '@retron/tree';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/forward.ts';
import { byName } from '../list/cells.tsx';
import { VariantsButton } from '../list/VariantsButton.tsx';
import { SpacerRow, useVirtualRows } from '../list/virtual-rows.tsx';
import type { RingedWarning } from '../list/workbench.ts';
import { shareText } from '../model/share-text.ts';
import { warningsOf } from '../model/warnings.ts';
import { ratingOf } from '../model/words.ts';
import { Equation, type EquationProps } from './Equation.tsx';
import type { EquationRow } from './equation-rows.ts';
import classes from './forward.module.css';
import { type Site, shareOfExpected } from './sites.ts';

/** What there is room for: all columns; equations in a line, their figures below; equations that need a second line. */
type Room = 'all' | 'line' | 'lines';
/** Pixels of the list from which there is that room. */
const ROOMY_PX = 760;
const NARROW_PX = 540;
/** Without and with a partner, which takes the second line. */
const ROW_PX: Readonly<Record<Room, readonly [number, number]>> = { all: [119, 119], line: [147, 147], lines: [184, 244] };
const COLUMN_COUNT = 5;

export interface EquationTableProps extends Pick<EquationProps, 'target' | 'reagents' | 'pictureOf'> {
  readonly rows: readonly EquationRow[];
  readonly openPlace: Place | null;
  /** The warning whose atoms are ringed in the panel. */
  readonly ringed: RingedWarning | null;
  readonly onOpen: (place: Place) => void;
  readonly onRing: (ringed: RingedWarning | null) => void;
  readonly sites: readonly Site[];
  readonly unfolded: ReadonlySet<SuggestionId>;
  readonly onUnfold: (leader: SuggestionId) => void;
}

/** The products as equations, with their figures; only rows in sight are drawn. */
export function EquationTable({ rows, ringed, onRing, ...shared }: EquationTableProps) {
  const { ref: sized, width } = useElementSize();
  const room = width === 0 || width >= ROOMY_PX ? 'all' : width >= NARROW_PX ? 'line' : 'lines';
  const heights = useMemo(() => rows.map((row) => heightOf(row, room)), [rows, room]);
  const { scroll, items, before, after, follower } = useVirtualRows(heights);
  const shareOf = shareOfExpected(shared.target);
  const ring = (place: Place, warning: number) => {
    const isPressed = ringed?.place === place && ringed.warning === warning;
    onRing(isPressed ? null : { place, warning });
    if (!isPressed && place !== shared.openPlace) shared.onOpen(place);
  };
  const siteOf = new Map(shared.sites.flatMap((site) => site.ensids.map((ensid) => [ensid, site] as const)));
  return (
    <div ref={useMergedRef(scroll, sized)} className={classes.scroll}>
      <table className={classes.table} data-room={room} aria-label={texts.products} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th>{texts.no}</th>
            <th>{texts.equation}</th>
            {room === 'all' && (
              <>
                <th>{texts.works}</th>
                <th className={classes.number}>{texts.chosen}</th>
                <th className={classes.number}>{common.precedents}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={before} columns={COLUMN_COUNT} />
          {items.map((index) => {
            const row = rows[index];
            return row ? (
              <Row
                key={row.place}
                row={row}
                index={index}
                site={siteOf.get(row.suggestion.id) ?? null}
                chosen={shareOf(row.suggestion.wire)}
                room={room}
                ringed={ringed?.place === row.place ? ringed.warning : null}
                onRing={(warning) => ring(row.place, warning)}
                {...shared}
              />
            ) : null;
          })}
          <SpacerRow height={after} columns={COLUMN_COUNT} />
        </tbody>
      </table>
      {follower}
    </div>
  );
}

interface RowProps extends Omit<EquationTableProps, 'rows' | 'sites' | 'ringed' | 'onRing'> {
  readonly row: EquationRow;
  readonly index: number;
  readonly site: Site | null;
  /** Of what is expected, 0 to 1. */
  readonly chosen: number;
  readonly room: Room;
  /** Which of its warnings is ringed. */
  readonly ringed: number | null;
  readonly onRing: (warning: number) => void;
}

function Row({
  row,
  index,
  site,
  chosen,
  room,
  ringed,
  onRing,
  target,
  reagents,
  unfolded,
  onUnfold,
  openPlace,
  pictureOf,
  onOpen,
}: RowProps) {
  const { wire } = row.suggestion;
  const leader = leaderOf(row.suggestion);
  return (
    <tr
      aria-rowindex={index + 2}
      data-open={row.place === openPlace || undefined}
      data-variant={row.isVariant || undefined}
      style={{ height: heightOf(row, room) }}
      onClick={() => onOpen(row.place)}
    >
      <td>
        <button type="button" className={classes.disc} aria-label={texts.evidenceFor(wire.no)} onClick={() => onOpen(row.place)}>
          <RatingDiscIcon rating={ratingOf(wire)} label={wire.no} size={32} />
        </button>
      </td>
      <td>
        <p className={classes.name}>
          <b>{wire.precedentProperties.nameReactions[0]?.name ?? texts.unnamedReaction}</b>
          <VariantsButton no={wire.no} count={row.variantCount} isUnfolded={unfolded.has(leader)} onUnfold={() => onUnfold(leader)} />
          {site !== null && <span className={classes.dim}>{texts.siteLabel(site.no, site.label)}</span>}
          {byName(warningsOf(wire)).map(({ chip, place }) => (
            <button
              key={chip}
              type="button"
              className={classes.chip}
              aria-pressed={place === ringed}
              onClick={(event) => {
                event.stopPropagation();
                onRing(place);
              }}
            >
              <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
              {chip}
            </button>
          ))}
        </p>
        <Equation suggestion={wire} target={target} reagents={reagents} pictureOf={pictureOf} />
        {room !== 'all' && (
          <p className={classes.spared}>
            <RatingPips rating={ratingOf(wire)} />
            {[worksText(wire), texts.chosenShare(shareText(chosen)), counts.precedents(wire.numPrecedents)].join(' · ')}
          </p>
        )}
      </td>
      {room === 'all' && (
        <>
          <td>
            <RatingPips rating={ratingOf(wire)} />
            <span className={classes.works}>{worksText(wire)}</span>
          </td>
          <td className={classes.number}>{shareText(chosen)}</td>
          <td className={classes.number}>{numberText(wire.numPrecedents)}</td>
        </>
      )}
    </tr>
  );
}

const heightOf = ({ suggestion }: EquationRow, room: Room): number => ROW_PX[room][suggestion.wire.partners.length === 0 ? 0 : 1];

const worksText = ({ feasibility }: EnsembleNode): string => (feasibility === null ? texts.notEstimated : feasibility.toFixed(2));
