import type { SuggestionId } from '@retron/tree';
import { useState } from 'react';

/** First suggestions of the disconnections whose variants are listed below them, and what folds and unfolds one. */
export function useUnfolded(): readonly [ReadonlySet<SuggestionId>, (leader: SuggestionId) => void] {
  const [unfolded, setUnfolded] = useState<ReadonlySet<SuggestionId>>(new Set());
  const toggle = (leader: SuggestionId) =>
    setUnfolded((before) => new Set(before.has(leader) ? [...before].filter((each) => each !== leader) : [...before, leader]));
  return [unfolded, toggle];
}
