import { TagsInput } from '@mantine/core';
import { MAX_REAGENTS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { reagentsOptions } from '../../api/reference-data.ts';
import type { DraftChange, QueryDraft } from './draft.ts';

export interface ReagentsFieldProps {
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
  readonly error?: string | undefined;
}

/** What stands above the arrow in the forward direction: known reagents are offered, any other may be given as SMILES. */
export function ReagentsField({ draft, change, error }: ReagentsFieldProps) {
  const known = useQuery(reagentsOptions);
  const names = (known.data ?? []).map(({ name }) => name);
  return (
    <TagsInput
      label="Reagents"
      description="They give few or no atoms but decide what happens, such as NBS or H2. Optional; names or SMILES."
      placeholder={draft.reagents.length === 0 ? 'any' : undefined}
      data={names}
      maxTags={MAX_REAGENTS}
      splitChars={[',']}
      limit={50}
      value={[...draft.reagents]}
      error={error}
      onChange={(reagents) => change({ kind: 'set', values: { reagents } })}
    />
  );
}
