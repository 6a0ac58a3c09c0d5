import { TagsInput } from '@mantine/core';
import { MAX_WISHES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reagentsOptions } from '../../api/reference-data.ts';
import { strategyTermsOptions } from '../../api/strategies.ts';
import { matchesReagent } from './reagent-search.ts';

export interface WishedTextsFieldProps {
  readonly label: string;
  readonly description: string;
  /** Whether name reactions are offered beside reagents. */
  readonly withReactions: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Names offered at a time. */
const OFFERED = 50;

/** Structures and, where asked for, name reactions: known ones are offered and found by every name they have, others may be given as SMILES. */
export function WishedTextsField({ label, description, withReactions, value, onChange }: WishedTextsFieldProps) {
  const { data: reagents = [] } = useQuery(reagentsOptions);
  const { data: terms } = useQuery({ ...strategyTermsOptions, enabled: withReactions });
  const byName = useMemo(() => new Map(reagents.map((reagent) => [reagent.name, reagent])), [reagents]);
  const reactions = withReactions ? (terms?.nameReaction ?? []) : [];
  const groups = [
    ...(reactions.length === 0 ? [] : [{ group: 'Name reactions', items: [...reactions] }]),
    { group: 'Reagents', items: [...byName.keys()].filter((name) => !reactions.includes(name)) },
  ];
  const isMeant = (name: string, search: string) =>
    matchesReagent(byName.get(name), search) || name.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <TagsInput
      label={label}
      description={description}
      data={groups}
      filter={({ options, search }) => {
        // Nothing is offered before something is looked for: the list is long.
        if (search.trim() === '') return [];
        let left = OFFERED;
        return options.flatMap((option) => {
          if (!('group' in option)) return [];
          const items = option.items.filter((item) => isMeant(item.value, search)).slice(0, left);
          left -= items.length;
          return items.length === 0 ? [] : [{ ...option, items }];
        });
      }}
      maxTags={MAX_WISHES}
      splitChars={[]}
      // Case tells structures apart: c1ccccc1 is not C1CCCCC1.
      isDuplicate={(text, given) => given.includes(text)}
      value={[...value]}
      onChange={onChange}
    />
  );
}
