import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Place, SuggestionId, TreeFilter } from '@retron/tree';
import { IconArrowDown } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import { findPlace, treeFilterOptions } from './api/tree-filter.ts';
import type { LoadedTree } from './model/loaded-tree.ts';
import { nameReactionOptions } from './model/name-reactions.ts';
import { NameReactionChoice } from './NameReactionChoice.tsx';
import { NodeFilterFields } from './NodeFilterFields.tsx';
import classes from './TreePage.module.css';

export interface TreeFilterFieldsProps {
  readonly queryId: number;
  readonly tree: LoadedTree;
  readonly filter: TreeFilter;
  readonly onFilter: (change: Partial<Omit<TreeFilter, 'cluster'>>) => void;
  /** Opens the way to a suggestion. */
  readonly onShow: (place: Place) => void;
}

/** Milliseconds without a further key after which a number that is typed is asked for. */
const TYPED_MS = 250;

/**
 * What narrows a tree. The server counts over all of it, also where no page was read; until it has, and where it does not answer, what is
 * there counts.
 */
export function TreeFilterFields({ queryId, tree, filter, onFilter, onShow }: TreeFilterFieldsProps) {
  const [leastPrecedents] = useDebouncedValue(filter.leastPrecedents, TYPED_MS);
  const { data } = useQuery(treeFilterOptions(queryId, { nameReactions: filter.nameReactions, leastPrecedents }));
  const asks = filter.nameReactions.length > 0 || filter.leastPrecedents > 0;
  // Of tags and of the chosen disconnection the server knows nothing.
  const isAlone = filter.tags.length === 0 && filter.cluster === null;
  return (
    <>
      <NameReactionChoice
        nameReactions={data?.nameReactions ?? nameReactionOptions(tree)}
        chosen={filter.nameReactions}
        onChoose={(nameReactions) => onFilter({ nameReactions })}
      />
      <NodeFilterFields filter={filter} onFilter={onFilter} />
      {asks && isAlone && data !== undefined && (
        <Matches
          key={data.ensids.join()}
          queryId={queryId}
          ensids={data.ensids}
          passing={data.passing}
          all={data.suggestions}
          onShow={onShow}
        />
      )}
    </>
  );
}

interface MatchesProps extends Pick<TreeFilterFieldsProps, 'queryId' | 'onShow'> {
  /** Nearest to the target first. */
  readonly ensids: readonly SuggestionId[];
  readonly passing: number;
  readonly all: number;
}

/** How many suggestions of the whole tree match, and a walk through them. */
function Matches({ queryId, ensids, passing, all, onShow }: MatchesProps) {
  const at = useRef(-1);
  const walk = useMutation({
    mutationFn: async () => {
      // What leads back to a structure above stands nowhere.
      for (let tried = 0; tried < ensids.length; tried += 1) {
        at.current = (at.current + 1) % ensids.length;
        const place = await findPlace(queryId, ensids[at.current] as SuggestionId);
        if (place !== null) return place;
      }
      return null;
    },
    onSuccess: (place) => (place === null ? toasts.message(texts.addressNotFound) : onShow(place)),
    onError: () => toasts.error(texts.matchNotFound),
  });
  return (
    <div className={classes.matches}>
      <span role="status">{texts.matchesInTree(passing, all)}</span>
      <Button
        size="compact-xs"
        variant="light"
        disabled={ensids.length === 0}
        loading={walk.isPending}
        leftSection={<IconArrowDown size={14} stroke={1.75} aria-hidden />}
        onClick={() => walk.mutate()}
      >
        {texts.nextMatch}
      </Button>
    </div>
  );
}
