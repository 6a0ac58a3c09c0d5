import { NativeSelect } from '@mantine/core';
import { MAX_ROUTE_STEPS, type RouteWishes, SEARCHED_STRUCTURES } from '@retron/contract';
import type { Dispatch } from 'react';
import { counted, numberText } from '../../texts/counts.ts';
import type { DraftChange, QueryDraft } from './draft.ts';
import classes from './QueryCreation.module.css';

export interface RouteWishesFieldsProps {
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
}

const AS_STEPS = '';
const STRUCTURES = [50, 100, SEARCHED_STRUCTURES.usual, 500, SEARCHED_STRUCTURES.max];

/** What only V3 Multi Step is asked: how far its search goes. */
export function RouteWishesFields({ draft: { routes, nsteps }, change }: RouteWishesFieldsProps) {
  const set = (values: Partial<RouteWishes>) => change({ kind: 'set', values: { routes: { ...routes, ...values } } });
  const { longest: _longest, ...withoutLongest } = routes;
  const { structures: _structures, ...withoutStructures } = routes;
  return (
    <fieldset className={classes.wishes}>
      <legend>Routes of V3 Multi Step</legend>
      <NativeSelect
        label="Longest route"
        description="V3 may go deeper than the steps above, which bound the other algorithms."
        value={routes.longest === undefined ? AS_STEPS : String(routes.longest)}
        data={[
          { value: AS_STEPS, label: `As above: ${counted(nsteps, 'step', 'steps')}` },
          ...Array.from({ length: MAX_ROUTE_STEPS }, (_, index) => ({
            value: String(index + 1),
            label: counted(index + 1, 'step', 'steps'),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          value === AS_STEPS ? change({ kind: 'set', values: { routes: withoutLongest } }) : set({ longest: Number(value) })
        }
      />
      <NativeSelect
        label="Structures to look at"
        description="The search ends there at the latest; about a tenth of a second each."
        value={String(routes.structures ?? SEARCHED_STRUCTURES.usual)}
        data={[...new Set([...STRUCTURES, ...(routes.structures === undefined ? [] : [routes.structures])])]
          .sort((a, b) => a - b)
          .map((value) => ({ value: String(value), label: numberText(value) }))}
        onChange={({ currentTarget: { value } }) =>
          Number(value) === SEARCHED_STRUCTURES.usual
            ? change({ kind: 'set', values: { routes: withoutStructures } })
            : set({ structures: Number(value) })
        }
      />
    </fieldset>
  );
}
