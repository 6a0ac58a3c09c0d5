import { SegmentedControl } from '@mantine/core';
import { MESSAGES, type QueryGraph } from '@retron/contract';
import { useMemo, useState } from 'react';
import { focusChosenOnArrival } from '../../components/focus-on-arrival.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/compare-queries.ts';
import { MEMBERSHIP_WORDS, NOTHING_MERGED } from '../../texts/compare-queries.ts';
import { numberText } from '../../texts/numbers.ts';
import { ComparisonFacts } from './ComparisonFacts.tsx';
import { MembershipGlyph } from './MembershipGlyph.tsx';
import classes from './MergedQueriesView.module.css';
import { MergedTree } from './MergedTree.tsx';
import { readCompareView, writeCompareView } from './model/compare-view.ts';
import type { MergedQueries } from './model/merge-queries.ts';
import { type CompareSort, type ShownMembership, shownTree } from './model/shown-tree.ts';
import { layOutTree, spotAt } from './model/tree-layout.ts';

export interface MergedQueriesViewProps {
  readonly first: QueryGraph;
  readonly second: QueryGraph;
  readonly merged: MergedQueries;
}

const MEMBERSHIPS = ['first', 'second', 'both'] as const;
/** Source: spec section 2, "Compare tool". */
const SORTS = [
  { value: 'rating', label: texts.rating },
  { value: 'precedents', label: texts.numberOfPrecedents },
] as const;
const NOTHING_TOGGLED: ReadonlySet<string> = new Set();

/** The second step: the merged tree, what of it is looked at, and what both queries were asked. */
export function MergedQueriesView({ first, second, merged }: MergedQueriesViewProps) {
  const [search, changeSearch] = useUrlSearch();
  const { show, sort } = readCompareView(search);
  const [toggled, setToggled] = useState(NOTHING_TOGGLED);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const tree = useMemo(
    () => shownTree(merged, { show, sort, toggled, steps: [first.query.nsteps, second.query.nsteps] }),
    [merged, show, sort, toggled, first.query.nsteps, second.query.nsteps],
  );
  const layout = useMemo(() => layOutTree(tree), [tree]);
  const chosen = chosenKey === null ? null : (spotAt(layout, chosenKey)?.spot ?? null);

  const handleShow = (next: string) => {
    changeSearch((parameters) => writeCompareView({ show: next as ShownMembership }, parameters));
    // What a filter opens by itself is another matter in the next.
    setToggled(NOTHING_TOGGLED);
  };
  const handleToggle = (key: string) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <SegmentedControl
          ref={focusChosenOnArrival}
          aria-label={texts.suggestionsShown}
          className={classes.filters ?? ''}
          value={show}
          onChange={handleShow}
          data={[
            { value: 'all', label: <Count word={common.all} count={merged.counts.all} /> },
            ...MEMBERSHIPS.map((membership) => ({
              value: membership,
              label: (
                <span className={classes.filter}>
                  <MembershipGlyph membership={membership} />
                  <Count word={MEMBERSHIP_WORDS[membership]} count={merged.counts[membership]} />
                </span>
              ),
            })),
          ]}
        />
        <span className={classes.grow} />
        <span className={classes.sort}>
          <span id="compare-sort" className={classes.dim}>
            {texts.sortBy}
          </span>
          <SegmentedControl
            aria-labelledby="compare-sort"
            value={sort}
            onChange={(next) => changeSearch((parameters) => writeCompareView({ sort: next as CompareSort }, parameters))}
            data={[...SORTS]}
          />
        </span>
      </div>
      <div className={classes.body}>
        <div className={classes.stage}>
          {tree.childCount === 0 ? (
            <div className={classes.empty}>
              <EmptyState sentence={show === 'all' ? MESSAGES.onlyTarget : NOTHING_MERGED[show]} />
            </div>
          ) : (
            <MergedTree
              key={`${show} ${sort}`}
              merged={merged}
              queryIds={[first.query.id, second.query.id]}
              layout={layout}
              chosenKey={chosen?.key ?? null}
              onChoose={setChosenKey}
              onToggle={handleToggle}
            />
          )}
        </div>
        <ComparisonFacts first={first} second={second} merged={merged} chosen={chosen} onClose={() => setChosenKey(null)} />
      </div>
    </div>
  );
}

function Count({ word, count }: { readonly word: string; readonly count: number }) {
  return (
    <span>
      {word} <b>{numberText(count)}</b>
    </span>
  );
}
