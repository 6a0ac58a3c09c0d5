import { Button, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconColumns2 } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, useMemo, useState } from 'react';
import { FromFirstOpening } from '../../../components/dialogs/FromFirstOpening.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import { COMPARED, comparedIn } from '../compare/compared.ts';
import { countDisconnections, listRows } from '../model/list-rows.ts';
import { indexFacets, matchesFacets } from '../model/suggestion-facets.ts';
import { FacetChips } from './FacetChips.tsx';
import { ListStatus } from './ListStatus.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { SuggestionFacets } from './SuggestionFacets.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import classes from './SuggestionList.module.css';
import type { SuggestionListProps } from './workbench.ts';

const CompareDialog = lazy(async () => ({ default: (await import('../compare/CompareDialog.tsx')).CompareDialog }));

/** Room for the facets beside the table. */
const WIDE = '(min-width: 1280px)';

/** The workbench: all suggestions of all levels as a table, beside what narrows it; the tree's equal for those who cannot use it. */
export function SuggestionList(props: SuggestionListProps) {
  const { queryId, direction, tree, whole, view, facets, pictureOf, onOpen, onFacets } = props;
  const [isComparing, setComparing] = useState(false);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const all = useMemo(() => listRows(tree, view), [tree, view]);
  const index = useMemo(
    () =>
      indexFacets(
        all.map(({ suggestion }) => suggestion),
        tree,
      ),
    [all, tree],
  );
  const rows = useMemo(() => all.filter(({ suggestion }) => matchesFacets(suggestion, index, facets)), [all, index, facets]);
  const compared = useMemo(() => comparedIn(tree, view), [tree, view]);
  const mayCompare = compared.length >= COMPARED.least && compared.length <= COMPARED.most;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'X' || !event.shiftKey || !mayCompare) return;
    event.preventDefault();
    setComparing(true);
  };
  const filters = <SuggestionFacets index={index} chosen={facets} isGrouped={view.isGrouped} pictureOf={pictureOf} onChoose={onFacets} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside
    <div className={classes.workbench} onKeyDown={handleKey}>
      {isWide && filters}
      <div className={classes.main}>
        <div className={classes.tools}>
          {!isWide && <div className={classes.facetButton}>{filters}</div>}
          <FacetChips facets={facets} index={index} onFacets={onFacets} />
          <ListStatus
            shown={countDisconnections(rows, view.isGrouped)}
            total={countDisconnections(all, view.isGrouped)}
            counted={view.isGrouped ? counts.disconnections : counts.suggestions}
            whole={whole}
          />
          <span className={classes.grow} />
          <span className={classes.keys} aria-hidden>
            <kbd>J</kbd> <kbd>K</kbd> {texts.step}
          </span>
          <Tooltip label={texts.checkToCompare(COMPARED.least, COMPARED.most)} disabled={mayCompare}>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconColumns2 size={14} stroke={1.75} aria-hidden />}
              aria-keyshortcuts="Shift+X"
              data-disabled={!mayCompare}
              aria-disabled={!mayCompare}
              onClick={() => mayCompare && setComparing(true)}
            >
              {compared.length === 0 ? common.compare : texts.compareCount(compared.length)}
            </Button>
          </Tooltip>
        </div>
        {rows.length === 0 ? (
          <NothingLeft facets={facets} index={index} isLoading={whole.isLoading} onFacets={onFacets} />
        ) : (
          <SuggestionGrid {...props} rows={rows} />
        )}
      </div>
      <FromFirstOpening isOpen={isComparing} onClose={() => setComparing(false)}>
        {(isOpen) => (
          <CompareDialog
            isOpen={isOpen}
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
        )}
      </FromFirstOpening>
    </div>
  );
}
