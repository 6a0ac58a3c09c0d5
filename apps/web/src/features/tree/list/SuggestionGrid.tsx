import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useKey } from '../../../components/use-key.ts';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/list.ts';
import { BEST_FIRST, type ListLine, type ListRow, listLines, type SortColumn, type Sorting, type Unfolded } from '../model/list-rows.ts';
import { warningsOf } from '../model/warnings.ts';
import { DisconnectionRow } from './DisconnectionRow.tsx';
import { isStop, stepTo } from './grid-cursor.ts';
import { leftLabels, variantLabelsOf } from './line-labels.ts';
import { heightOf } from './row-heights.ts';
import { StructureRow } from './StructureRow.tsx';
import classes from './SuggestionList.module.css';
import { VariantRow } from './VariantRow.tsx';
import { SpacerRow, useVirtualRows } from './virtual-rows.tsx';
import type { SuggestionListProps } from './workbench.ts';

export interface SuggestionGridProps extends SuggestionListProps {
  /** What is left by the filters. */
  readonly rows: readonly ListRow[];
}

/** Pixels. */
const HEAD_PX = 30;
const PAGE_LINES = 6;

interface Column {
  readonly column: SortColumn | null;
  readonly label: string;
  /** Goes where the table is narrow: 1 before 2. */
  readonly spare?: 1 | 2 | 3;
  readonly isNumber?: boolean;
}

const COLUMNS: readonly Column[] = [
  { column: null, label: texts.variants },
  { column: null, label: texts.disconnectionAndPrecursors },
  { column: 'works', label: texts.works },
  { column: 'chosen', label: texts.chosen, spare: 1 },
  { column: 'precedents', label: common.precedents, isNumber: true, spare: 2 },
  { column: 'warnings', label: texts.warning, spare: 3 },
  { column: 'materials', label: texts.materials, spare: 2 },
];
/** Pixels of the table below which columns go, and the row says below the precursors what they said. */
const SPARED: readonly (readonly [number, 1 | 2 | 3])[] = [
  [730, 1],
  [700, 2],
  [520, 3],
];

/** The rows: one tab stop, walked by keys, only those in sight drawn. */
export function SuggestionGrid(props: SuggestionGridProps) {
  const { rows, tree, view, openPlace, ringed, pictureOf, onOpen, onRing, onHide, onStepVariant, onToggleSelected } = props;
  const [sorting, setSorting] = useState(BEST_FIRST);
  const [unfolded, setUnfolded] = useState<Unfolded>(new Map());
  const [wanted, setWanted] = useState<string | null>(null);
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const { ref: sized, width } = useElementSize();
  const spared = width === 0 ? 0 : SPARED.reduce((most, [below, level]) => (width < below ? level : most), 0);
  const columns = COLUMNS.filter(({ spare }) => spare === undefined || spare > spared);
  const columnCount = columns.length + 1;
  const lines = useMemo(() => listLines(rows, view, sorting, unfolded), [rows, view, sorting, unfolded]);
  const labels = useMemo(() => variantLabelsOf(lines, tree), [lines, tree]);
  const heights = useMemo(() => lines.map((line) => heightOf(line, spared)), [lines, spared]);
  const { scroll, items, before, after, scrollTo, follower } = useVirtualRows(heights, HEAD_PX);

  const openAt = lines.findIndex((line) => placeOf(line) === openPlace && openPlace !== null);
  const wantedAt = wanted === null ? -1 : lines.findIndex(({ key }) => key === wanted);
  const cursor = wantedAt >= 0 ? wantedAt : openAt >= 0 ? openAt : lines.findIndex(isStop);

  // What was opened elsewhere is brought into sight; what the reader walks to was.
  const shownPlace = useRef<string | null>(null);
  useEffect(() => {
    if (openPlace === null || openAt < 0 || shownPlace.current === openPlace) return;
    shownPlace.current = openPlace;
    scrollTo(openAt);
  }, [openPlace, openAt, scrollTo]);

  const goTo = (index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    setWanted(line.key);
    scrollTo(index);
    const place = placeOf(line);
    shownPlace.current = place;
    if (openPlace !== null && place !== null) onOpen(place);
  };
  const stepFromAnywhere = (key: 'j' | 'k') => {
    const step = stepTo({ key }, lines, cursor, PAGE_LINES);
    if (step === null) return;
    grid.current?.focus({ preventScroll: true });
    goTo(step);
  };
  useKey('j', () => stepFromAnywhere('j'), true);
  useKey('k', () => stepFromAnywhere('k'), true);
  const unfold = (leader: number, how: 'some' | 'all' | null) =>
    setUnfolded((known) => {
      const next = new Map(known);
      if (how === null) next.delete(leader);
      else next.set(leader, how);
      return next;
    });
  const activate = (line: ListLine) => {
    if (line.kind === 'more') return unfold(line.leader, 'all');
    const place = placeOf(line);
    if (place === null) return;
    if (place !== openPlace) return onOpen(place);
    if (line.kind === 'disconnection') unfold(line.leader, line.isUnfolded ? null : 'some');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const line = lines[cursor];
    const step = stepTo(event, lines, cursor, PAGE_LINES);
    if (step !== null) {
      event.preventDefault();
      return goTo(step);
    }
    if (line === undefined) return;
    const row = 'row' in line ? line.row : null;
    switch (event.key) {
      case 'Enter':
        event.preventDefault();
        return activate(line);
      case 'Escape':
        return openPlace === null ? undefined : onOpen(null);
      case ' ':
      case 'x':
        event.preventDefault();
        return row === null ? undefined : onToggleSelected(row.place, !row.isSelected);
      case ',':
      case '.':
        return row === null ? undefined : onStepVariant(row.place, event.key === '.' ? 1 : -1);
      case 'h':
        return row === null ? undefined : onHide(row.place);
      case 'w':
        return row === null ? undefined : ringNext(row);
      default:
        return undefined;
    }
  };
  const ringNext = (row: ListRow) => {
    const count = warningsOf(row.suggestion.wire).length;
    if (count === 0) return;
    const next = ringed?.place === row.place ? ringed.warning + 1 : 0;
    ring(row, next >= count ? null : next);
  };
  const ring = (row: ListRow, warning: number | null) => {
    onRing(warning === null ? null : { place: row.place, warning });
    if (warning !== null && row.place !== openPlace) onOpen(row.place);
  };
  const handleSort = (column: SortColumn) =>
    setSorting((known) => ({ column, isDescending: known.column === column ? !known.isDescending : true }));
  const choose = (index: number, line: ListLine) => {
    setWanted(line.key);
    const place = placeOf(line);
    shownPlace.current = place;
    grid.current?.focus({ preventScroll: true });
    if (line.kind === 'more') unfold(line.leader, 'all');
    else if (place !== null) onOpen(place);
    scrollTo(index);
  };
  return (
    <div ref={useMergedRef(scroll, sized)} className={classes.scroll}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are walked and chosen
        role="grid"
        className={classes.table}
        aria-label={common.suggestions}
        aria-rowcount={lines.length + 1}
        aria-activedescendant={cursor < 0 ? undefined : `${id}${lines[cursor]?.key}`}
        aria-keyshortcuts="J K Enter X W H , ."
        tabIndex={0}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            <th className={classes.checkHead}>
              <span className={classes.hidden}>{texts.checked}</span>
            </th>
            {columns.map((head) => (
              <Head key={head.label} {...head} sorting={sorting} onSort={handleSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={before} columns={columnCount} />
          {items.map((index) => {
            const line = lines[index];
            if (line === undefined) return null;
            const shared = {
              id: `${id}${line.key}`,
              rowIndex: index + 2,
              isAtCursor: index === cursor,
              spared,
              onChoose: () => choose(index, line),
            };
            switch (line.kind) {
              case 'structure':
                return <StructureRow key={line.key} line={line} tree={tree} pictureOf={pictureOf} columns={columnCount} {...shared} />;
              case 'more':
                return (
                  <tr
                    key={line.key}
                    id={shared.id}
                    aria-rowindex={shared.rowIndex}
                    className={classes.more}
                    data-cursor={shared.isAtCursor || undefined}
                  >
                    <td colSpan={columnCount}>
                      <button type="button" tabIndex={-1} className={classes.moreButton} onClick={shared.onChoose}>
                        {texts.moreVariants(line.left.length, leftLabels(line.left, labels.get(line.leader)))}
                      </button>
                    </td>
                  </tr>
                );
              case 'variant':
                return (
                  <VariantRow
                    key={line.key}
                    line={line}
                    label={labels.get(line.leader)?.get(line.row.suggestion.wire.ensid) ?? ''}
                    isOpen={placeOf(line) === openPlace}
                    ringed={ringed?.place === line.row.place ? ringed.warning : null}
                    onRing={(warning) => ring(line.row, ringed?.place === line.row.place && ringed.warning === warning ? null : warning)}
                    {...shared}
                  />
                );
              case 'disconnection':
                return (
                  <DisconnectionRow
                    key={line.key}
                    line={line}
                    structure={tree.structureOf(line.row.suggestion.structureId)}
                    isOpen={line.members.some(({ place }) => place === openPlace)}
                    pictureOf={pictureOf}
                    ringed={ringed?.place === line.row.place ? ringed.warning : null}
                    onRing={(warning) => ring(line.row, ringed?.place === line.row.place && ringed.warning === warning ? null : warning)}
                    onStep={(by) => onStepVariant(line.row.place, by)}
                    onUnfold={() => unfold(line.leader, line.isUnfolded ? null : 'some')}
                    onToggleSelected={(isSelected) => onToggleSelected(line.row.place, isSelected)}
                    {...shared}
                  />
                );
              default:
                return null;
            }
          })}
          <SpacerRow height={after} columns={columnCount} />
        </tbody>
      </table>
      {follower}
    </div>
  );
}

function placeOf(line: ListLine): string | null {
  return 'row' in line ? line.row.place : null;
}

interface HeadProps extends Column {
  readonly sorting: Sorting;
  readonly onSort: (column: SortColumn) => void;
}

function Head({ column, label, isNumber, sorting, onSort }: HeadProps) {
  const isSorted = column !== null && sorting.column === column;
  const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      aria-sort={column === null ? undefined : isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
      className={isNumber ? classes.numberHead : classes.head}
      data-column={column ?? label}
    >
      {column === null ? (
        label
      ) : (
        <button type="button" className={classes.sort} onClick={() => onSort(column)}>
          {label}
          {isSorted && <Arrow size={12} stroke={1.75} aria-hidden />}
        </button>
      )}
    </th>
  );
}
