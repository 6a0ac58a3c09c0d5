import { NativeSelect } from '@mantine/core';
import { MAX_ROUTE_STEPS, type RouteWishes, SEARCHED_STRUCTURES } from '@retron/contract';
import type { Dispatch } from 'react';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/query-creation/target.ts';
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
      <legend>{texts.routesOfV3MultiStep}</legend>
      <NativeSelect
        label={texts.longestRoute}
        description={texts.deeperHint}
        value={routes.longest === undefined ? AS_STEPS : String(routes.longest)}
        data={[
          { value: AS_STEPS, label: texts.stepsAsAbove(nsteps) },
          ...Array.from({ length: MAX_ROUTE_STEPS }, (_, index) => ({
            value: String(index + 1),
            label: counts.steps(index + 1),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          value === AS_STEPS ? change({ kind: 'set', values: { routes: withoutLongest } }) : set({ longest: Number(value) })
        }
      />
      <NativeSelect
        label={texts.structuresToLookAt}
        description={texts.mostStructuresHint}
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
