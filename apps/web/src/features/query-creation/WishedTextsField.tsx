import { TagsInput } from '@mantine/core';
import { MAX_WISHES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reagentsOptions } from '../../api/reference-data.ts';
import { strategyTermsOptions } from '../../api/strategies.ts';
import * as common from '../../texts/common.ts';
import * as said from '../../texts/query-creation/settings.ts';
import classes from './QueryCreation.module.css';
import { matchesReagent } from './reagent-search.ts';

export interface WishedTextsFieldProps {
  readonly label: string;
  readonly description: string;
  /** Whether name reactions are offered beside reagents. */
  readonly withReactions: boolean;
  /** Texts it takes. */
  readonly most?: number;
  /** What is wrong with some of the texts. */
  readonly error?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Names of each kind that are offered at a time. */
const OFFERED = 30;
/** Names have commas and blanks. */
const LINES = ['\n', '\r', '\t', ';'];

/** Structures and, where asked for, name reactions: known ones are offered and found by every name they have, others may be given as SMILES. */
export function WishedTextsField({ label, description, withReactions, most = MAX_WISHES, error, value, onChange }: WishedTextsFieldProps) {
  const { data: reagents = [] } = useQuery(reagentsOptions);
  const { data: terms } = useQuery({ ...strategyTermsOptions, enabled: withReactions });
  const byName = useMemo(() => new Map(reagents.map((reagent) => [reagent.name, reagent])), [reagents]);
  const reactions = withReactions ? (terms?.nameReaction ?? []) : [];
  const groups = [
    ...(reactions.length === 0 ? [] : [{ group: said.nameReactions, items: [...reactions] }]),
    { group: common.reagents, items: [...byName.keys()].filter((name) => !reactions.includes(name)) },
  ];
  const isMeant = (name: string, search: string) =>
    matchesReagent(byName.get(name), search) || name.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <TagsInput
      label={label}
      description={description}
      data={groups}
      filter={({ options, search }) =>
        options.flatMap((option) => {
          if (!('group' in option)) return [];
          const items = option.items.filter((item) => search.trim() === '' || isMeant(item.value, search)).slice(0, OFFERED);
          return items.length === 0 ? [] : [{ ...option, items }];
        })
      }
      maxTags={most}
      splitChars={LINES}
      classNames={{ pillsList: classes.texts ?? '' }}
      // Case tells structures apart: c1ccccc1 is not C1CCCCC1.
      isDuplicate={(text, given) => given.includes(text)}
      error={error}
      // Above the input: below it the list that is offered would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      value={[...value]}
      onChange={onChange}
    />
  );
}
