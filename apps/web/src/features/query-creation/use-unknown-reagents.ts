import type { KnownReagent } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { checkReagents } from '../../api/check-reagents.ts';
import { keys } from '../../api/keys.ts';
import { findReagent } from './reagent-search.ts';

/** Which of the reagents entered the server does not understand; it is asked only for what the list of known ones does not have. */
export function useUnknownReagents(given: readonly string[], known: readonly KnownReagent[]): readonly string[] {
  const asked = given.filter((text) => findReagent(known, text) === null);
  const { data = NONE } = useQuery({
    queryKey: keys.unknownReagents(asked),
    queryFn: ({ signal }) => checkReagents(asked, signal),
    // A list that is still on its way knows none.
    enabled: known.length > 0 && asked.length > 0,
    // What is taken for the last list stands for those that are in this one too.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.filter((text) => asked.includes(text));
}

const NONE: readonly string[] = [];
