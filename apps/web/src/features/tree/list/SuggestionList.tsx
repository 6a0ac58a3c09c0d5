import { Button, Checkbox, Tooltip } from '@mantine/core';
import type { WireDirection } from '@retron/contract';
import { leaderOf, type Place, type SuggestionId, type TreeView } from '@retron/tree';
import { IconArrowDown, IconArrowUp, IconColumns2 } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { numberText } from '../../../components/text/counts.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { CompareDialog } from '../compare/CompareDialog.tsx';
import { COMPARED, comparedIn } from '../compare/compared.ts';
import { type ListRow, listRows, type SortColumn, type Sorting } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { type ChosenFacets, type FacetIndex, indexFacets, matchesFacets } from '../model/suggestion-facets.ts';
import { priceCategoryOf, ratingOf, suggestionTitle } from '../model/words.ts';
import { RatingDiscIcon } from '../parts/RatingDisc.tsx';
import { ChosenShare, Warnings } from './cells.tsx';
import { SuggestionFacets } from './SuggestionFacets.tsx';
import classes from './SuggestionList.module.css';
import { useUnfolded } from './use-unfolded.ts';
import { VariantsButton } from './VariantsButton.tsx';
import { SpacerRow, useVirtualRows } from './virtual-rows.tsx';

export interface SuggestionListProps {
  readonly queryId: number;
  readonly direction: WireDirection;
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly openPlace: Place | null;
  readonly facets: ChosenFacets;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
  readonly onToggleSelected: (place: Place, isSelected: boolean) => void;
  readonly onFacets: (facets: ChosenFacets) => void;
}

const ROW_PX = 94;
const PICTURE = { width: 112, height: 62 } as const;

interface Column {
  readonly column: SortColumn;
  readonly label: string;
  /** Left out where the table is narrow. */
  readonly isSpare?: boolean;
  readonly isNumber?: boolean;
}

const COLUMNS: readonly Column[] = [
  { column: 'number', label: 'Suggestion' },
  { column: 'rating', label: 'Works' },
  { column: 'chosen', label: 'Chosen', isSpare: true },
  { column: 'precedents', label: 'Precedents', isNumber: true },
  { column: 'warnings', label: 'Warning' },
  { column: 'stock', label: 'Materials' },
];

/** All loaded suggestions as a table beside what narrows it: the tree's equal for those who cannot use it. */
export function SuggestionList(props: SuggestionListProps) {
  const { queryId, direction, tree, view, facets, pictureOf, onOpen, onFacets } = props;
  const [isComparing, setComparing] = useState(false);
  const index = useMemo(() => {
    const suggestions = listRows(tree, { ...view, isGrouped: false }, UNSORTED).map(({ suggestion }) => suggestion);
    return indexFacets(suggestions, tree);
  }, [tree, view]);
  // A disconnection counts once while its variants are folded below it.
  const counted = useMemo(() => {
    const rows = new Set(listRows(tree, view, UNSORTED).map(({ suggestion }) => suggestion));
    return new Map([...index].filter(([suggestion]) => rows.has(suggestion)));
  }, [tree, view, index]);
  const compared = useMemo(() => comparedIn(tree, view), [tree, view]);
  const mayCompare = compared.length >= COMPARED.least && compared.length <= COMPARED.most;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'X' || !event.shiftKey || !mayCompare) return;
    event.preventDefault();
    setComparing(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside
    <div className={classes.workbench} onKeyDown={handleKey}>
      <SuggestionFacets index={counted} chosen={facets} onChoose={onFacets} />
      <div className={classes.main}>
        <div className={classes.tools}>
          <Tooltip label={`Select ${COMPARED.least} to ${COMPARED.most} suggestions to compare them`} disabled={mayCompare}>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconColumns2 size={14} stroke={1.75} aria-hidden />}
              aria-keyshortcuts="Shift+X"
              data-disabled={!mayCompare}
              aria-disabled={!mayCompare}
              onClick={() => mayCompare && setComparing(true)}
            >
              {compared.length === 0 ? 'Compare' : `Compare ${compared.length}`}
            </Button>
          </Tooltip>
        </div>
        <SuggestionTable {...props} index={index} />
      </div>
      <CompareDialog
        isOpen={isComparing}
        queryId={queryId}
        direction={direction}
        tree={tree}
        compared={compared}
        pictureOf={pictureOf}
        onOpen={(place) => {
          setComparing(false);
          onOpen(place);
        }}
        onClose={() => setComparing(false)}
      />
    </div>
  );
}

const UNSORTED: Sorting = { column: 'number', isDescending: false };

interface SuggestionTableProps extends SuggestionListProps {
  readonly index: FacetIndex;
}

function SuggestionTable(props: SuggestionTableProps) {
  const { direction, tree, view, openPlace, facets, index, pictureOf, onOpen, onToggleSelected, onFacets } = props;
  const [sorting, setSorting] = useState(UNSORTED);
  const [unfolded, handleUnfold] = useUnfolded();
  const rows = useMemo(
    () => listRows(tree, view, sorting, (suggestion) => matchesFacets(suggestion, index, facets), unfolded),
    [tree, view, sorting, index, facets, unfolded],
  );
  const { scroll, items, before, after } = useVirtualRows(rows.length, ROW_PX);
  if (rows.length === 0) return <NothingLeft facets={facets} onFacets={onFacets} />;

  const handleSort = (column: SortColumn) =>
    setSorting((before) => ({ column, isDescending: before.column === column ? !before.isDescending : column !== 'number' }));
  const firstLabel = direction === 'synthesis' ? 'Suggestion and precursors' : 'Suggestion and products';
  return (
    <div ref={scroll} className={classes.scroll}>
      <table className={classes.table} aria-label="Suggestions" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th className={classes.check}>
              <span className={classes.hidden}>Selected</span>
            </th>
            {COLUMNS.map((head) => (
              <SortHead
                key={head.column}
                {...head}
                label={head.column === 'number' ? firstLabel : head.label}
                sorting={sorting}
                onSort={handleSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={before} columns={COLUMNS.length + 1} />
          {items.map((item) => {
            const row = rows[item.index];
            return row ? (
              <Row
                key={row.place}
                row={row}
                index={item.index}
                isOpen={row.place === openPlace}
                pictureOf={pictureOf}
                isUnfolded={unfolded.has(leaderOf(row.suggestion))}
                onUnfold={handleUnfold}
                onOpen={onOpen}
                onToggleSelected={onToggleSelected}
              />
            ) : null;
          })}
          <SpacerRow height={after} columns={COLUMNS.length + 1} />
        </tbody>
      </table>
    </div>
  );
}

/** Says which of the chosen values leave nothing, and drops them. */
function NothingLeft({ facets, onFacets }: Pick<SuggestionListProps, 'facets' | 'onFacets'>) {
  if (Object.values(facets).every((values) => values.length === 0)) return <EmptyState sentence="No suggestion matches what is shown." />;
  return (
    <EmptyState
      sentence="No suggestion has all that the filters ask for."
      action={
        <Button variant="default" size="xs" onClick={() => onFacets({})}>
          Clear filters
        </Button>
      }
    />
  );
}

interface SortHeadProps extends Column {
  readonly sorting: Sorting;
  readonly onSort: (column: SortColumn) => void;
}

function SortHead({ column, label, isSpare, isNumber, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting.column === column;
  const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
      className={isNumber ? classes.numberHead : undefined}
      data-spare={isSpare}
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
  /** Its variants stand below it. */
  readonly isUnfolded: boolean;
  readonly onUnfold: (leader: SuggestionId) => void;
}

function Row({ row, index, isOpen, isUnfolded, onUnfold, pictureOf, onOpen, onToggleSelected }: RowProps) {
  const { wire } = row.suggestion;
  const rating = ratingOf(wire);
  const warnings = wire.messages.warning;
  const handleKey = (event: KeyboardEvent) => {
    const isRow = event.key === ' ' && event.target === event.currentTarget;
    if (isRow || event.key === 'x') onToggleSelected(row.place, !row.isSelected);
  };
  return (
    <tr
      aria-rowindex={index + 2}
      data-open={isOpen || undefined}
      data-variant={row.isVariant || undefined}
      onClick={() => onOpen(row.place)}
      onKeyDown={handleKey}
    >
      <td className={classes.check}>
        <Checkbox
          aria-label={`Select ${wire.no}`}
          checked={row.isSelected}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => onToggleSelected(row.place, event.currentTarget.checked)}
        />
      </td>
      <td>
        <span className={classes.step}>
          <RatingDiscIcon rating={rating} label={wire.no} size={32} />
          <span>
            <span className={classes.title}>
              <button type="button" className={classes.name} aria-label={`Evidence for ${wire.no}`} onClick={() => onOpen(row.place)}>
                {suggestionTitle(wire)}
              </button>
              <VariantsButton
                no={wire.no}
                count={row.variantCount}
                isUnfolded={isUnfolded}
                onUnfold={() => onUnfold(leaderOf(row.suggestion))}
              />
            </span>
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
          </span>
        </span>
      </td>
      <td>
        <RatingPips rating={rating} />
        {wire.feasibility !== null && <span className={classes.feasibility}>{wire.feasibility.toFixed(2)}</span>}
      </td>
      <td data-spare>
        {wire.choice === null ? <span className={classes.unknown}>not given</span> : <ChosenShare share={wire.choice.disconnection} />}
      </td>
      <td className={classes.number}>
        <b>{numberText(wire.numPrecedents)}</b>
        <span className={classes.level}>level {wire.deepestLevel}</span>
      </td>
      <td title={warnings.join('\n')}>
        <Warnings warnings={wire.mechanism.map(({ chip }) => chip)} others={warnings.length - wire.mechanism.length} />
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
