import { isOptionsGroup, type OptionsFilter, Pill, TagsInput, Tooltip } from '@mantine/core';
import { type KnownReagent, MAX_REAGENTS, TEXTS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useMemo, useState } from 'react';
import { reagentsOptions } from '../../api/reference-data.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { DraftChange, QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';
import { findReagent, matchesReagent } from './reagent-search.ts';
import { useUnknownReagents } from './use-unknown-reagents.ts';

export interface ReagentsFieldProps {
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
  readonly error?: string | undefined;
}

/**
 * What stands above the arrow in the forward direction: known reagents are offered and found by name, formula and InChIKey, any other may be
 * given as SMILES. What is neither is told as soon as it is entered.
 */
export function ReagentsField({ draft, change, error }: ReagentsFieldProps) {
  const { data: known = NOTHING } = useQuery(reagentsOptions);
  const [search, setSearch] = useState('');
  const byName = useMemo(() => new Map(known.map((reagent) => [reagent.name, reagent])), [known]);
  const unknown = useUnknownReagents(draft.reagents, known);
  const unknownTexts = unknown.map((text) => TEXTS.unknownReagent(text)).join(' ');
  const set = (reagents: readonly string[]) => change({ kind: 'set', values: { reagents: separated(reagents) } });
  const filter: OptionsFilter = ({ options, search, limit }) =>
    options.filter((option) => !isOptionsGroup(option) && matchesReagent(byName.get(option.value), search)).slice(0, limit);
  return (
    <TagsInput
      label={common.reagents}
      description={texts.reagentsHint}
      placeholder={draft.reagents.length === 0 ? texts.any : undefined}
      data={known.map(({ name }) => name)}
      filter={filter}
      maxTags={MAX_REAGENTS}
      // A comma within a name is followed by no blank: 2,2-dimethoxypropane.
      splitChars={[';']}
      searchValue={search}
      onSearchChange={(text) => {
        const [last = '', ...before] = text.split(BETWEEN).reverse();
        if (before.length > 0) set([...draft.reagents, ...before.reverse()]);
        setSearch(last);
      }}
      // Case tells structures apart: c1ccccc1 is not C1CCCCC1.
      isDuplicate={(text, given) => given.includes(text)}
      limit={50}
      value={[...draft.reagents]}
      error={unknownTexts || error}
      onChange={set}
      renderOption={({ option }) => <Option name={option.value} reagent={byName.get(option.value)} />}
      renderPill={({ value = '', onRemove, disabled }) => {
        const reagent = findReagent(known, value);
        return (
          <Tooltip label={reagent === null ? '' : <Identity reagent={reagent} />} disabled={reagent === null} withArrow>
            <Pill
              withRemoveButton
              onRemove={() => onRemove?.()}
              disabled={disabled === true}
              data-unknown={unknown.includes(value) || undefined}
              className={classes.reagentTag}
              removeButtonProps={{ 'aria-label': texts.removeValue(value) }}
            >
              {value}
            </Pill>
          </Tooltip>
        );
      }}
    />
  );
}

/** Between reagents that are written one after the other, as above an arrow. */
const BETWEEN = /,\s+/;
/** The same without a blank: no comma between locants, as in 2,2-dimethoxypropane and N,N-dimethylaniline. */
const BETWEEN_WHOLE = /,\s+|(?<!\d|\b[NOSP]),|,(?!\d|[NOSP][-,'])/;

/** Each by itself, once. */
function separated(texts: readonly string[]): readonly string[] {
  const each = texts.flatMap((text) => text.split(BETWEEN_WHOLE)).map((text) => text.trim());
  return [...new Set(each)].filter((text) => text !== '');
}

const NOTHING: readonly KnownReagent[] = [];

function Option({ name, reagent }: { readonly name: string; readonly reagent: KnownReagent | undefined }) {
  if (reagent === undefined) return name;
  return (
    <span className={classes.reagent} title={`${reagent.formula} · ${reagent.inchikey}`}>
      {name}
      <span className={classes.reagentFormula}>
        <Formula formula={reagent.formula} />
      </span>
    </span>
  );
}

/** What a reagent is, beyond its name. */
function Identity({ reagent: { name, formula, inchikey } }: { readonly reagent: KnownReagent }) {
  return (
    <>
      {name} · <Formula formula={formula} />
      <br />
      {inchikey}
    </>
  );
}
