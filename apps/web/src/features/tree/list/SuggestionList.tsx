import { Checkbox } from '@mantine/core';
import { RATING_WORDS, type WireDirection } from '@retron/contract';
import type { Place, TreeView } from '@retron/tree';
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { numberText } from '../../../components/text/counts.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type ListRow, listRows, type SortColumn, type Sorting } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { priceCategoryOf, ratingOf, sentence, suggestionTitle } from '../model/words.ts';
import { RatingDiscIcon } from '../parts/RatingDisc.tsx';
import classes from './SuggestionList.module.css';

export interface SuggestionListProps {
  readonly direction: WireDirection;
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
  readonly onToggleSelected: (place: Place, isSelected: boolean) => void;
}

const ROW_PX = 76;
const PICTURE = { width: 120, height: 66 } as const;

const COLUMNS: readonly { readonly column: SortColumn; readonly label: string; readonly isNumber: boolean }[] = [
  { column: 'number', label: 'Suggestion', isNumber: false },
  { column: 'rating', label: 'Rating', isNumber: false },
  { column: 'precedents', label: 'Precedents', isNumber: true },
  { column: 'level', label: 'Level', isNumber: true },
  { column: 'warnings', label: 'Warnings', isNumber: true },
  { column: 'stock', label: 'Stock', isNumber: false },
];

/** All loaded suggestions as a table: the same filters, selection and panel as the tree, and its equal for those who cannot use it. */
export function SuggestionList({ direction, tree, view, openPlace, pictureOf, onOpen, onToggleSelected }: SuggestionListProps) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'number', isDescending: false });
  const rows = useMemo(() => listRows(tree, view, sorting), [tree, view, sorting]);
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroll.current, estimateSize: () => ROW_PX, overscan: 6 });
  const items = virtual.getVirtualItems();
  if (rows.length === 0) return <EmptyState sentence="No suggestion matches what is shown." />;

  const handleSort = (column: SortColumn) =>
    setSorting((before) => ({ column, isDescending: before.column === column ? !before.isDescending : column !== 'number' }));
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroll} className={classes.scroll}>
      <table className={classes.table} aria-label="Suggestions" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th className={classes.check}>
              <span className={classes.hidden}>Selected</span>
            </th>
            {COLUMNS.slice(0, 1).map((head) => (
              <SortHead key={head.column} {...head} sorting={sorting} onSort={handleSort} />
            ))}
            <th>{direction === 'synthesis' ? 'Precursors' : 'Products'}</th>
            {COLUMNS.slice(1).map((head) => (
              <SortHead key={head.column} {...head} sorting={sorting} onSort={handleSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {items.map((item) => {
            const row = rows[item.index];
            return row ? (
              <Row
                key={row.place}
                row={row}
                index={item.index}
                isOpen={row.place === openPlace}
                pictureOf={pictureOf}
                onOpen={onOpen}
                onToggleSelected={onToggleSelected}
              />
            ) : null;
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps {
  readonly column: SortColumn;
  readonly label: string;
  readonly isNumber: boolean;
  readonly sorting: Sorting;
  readonly onSort: (column: SortColumn) => void;
}

function SortHead({ column, label, isNumber, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting.column === column;
  const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
      className={isNumber ? classes.numberHead : undefined}
    >
      <button type="button" onClick={() => onSort(column)}>
        {label}
        {isSorted && <Arrow size={12} stroke={1.75} aria-hidden />}
      </button>
    </th>
  );
}

interface RowProps extends Pick<SuggestionListProps, 'pictureOf' | 'onOpen' | 'onToggleSelected'> {
  readonly row: ListRow;
  readonly index: number;
  readonly isOpen: boolean;
}

function Row({ row, index, isOpen, pictureOf, onOpen, onToggleSelected }: RowProps) {
  const { wire } = row.suggestion;
  const rating = ratingOf(wire);
  const warnings = wire.messages.warning;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target === event.currentTarget) onToggleSelected(row.place, !row.isSelected);
  };
  return (
    <tr aria-rowindex={index + 2} data-open={isOpen || undefined} onClick={() => onOpen(row.place)} onKeyDown={handleKey}>
      <td className={classes.check}>
        <Checkbox
          aria-label={`Select ${wire.no}`}
          checked={row.isSelected}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => onToggleSelected(row.place, event.currentTarget.checked)}
        />
      </td>
      <td>
        <button type="button" className={classes.name} aria-label={`Evidence for ${wire.no}`} onClick={() => onOpen(row.place)}>
          <RatingDiscIcon rating={rating} label={wire.no} size={30} />
          {suggestionTitle(wire)}
        </button>
      </td>
      <td>
        <span className={classes.pictures}>
          {wire.children.map((precursor, place) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
              key={`${precursor.sid}-${place}`}
              src={pictureOf(precursor.sid, precursor.atcenter, PICTURE.width, PICTURE.height)}
              {...PICTURE}
              alt={`Structure ${precursor.no}`}
              loading="lazy"
            />
          ))}
        </span>
      </td>
      <td>{sentence(RATING_WORDS[rating])}</td>
      <td className={classes.number}>{numberText(wire.numPrecedents)}</td>
      <td className={classes.number}>{wire.deepestLevel}</td>
      <td className={classes.number} title={warnings.join('\n')}>
        {warnings.length > 0 && <IconAlertTriangle size={14} stroke={1.75} className={classes.warning} aria-hidden />} {warnings.length}
      </td>
      <td>
        <span className={classes.stock}>
          {wire.children.map((precursor, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
            <StockBadge key={`${precursor.sid}-${place}`} isInStock={precursor.instock} priceCategory={priceCategoryOf(precursor)} />
          ))}
        </span>
      </td>
    </tr>
  );
}

function Spacer({ height }: { readonly height: number }) {
  return (
    <tr>
      <td colSpan={COLUMNS.length + 2} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
