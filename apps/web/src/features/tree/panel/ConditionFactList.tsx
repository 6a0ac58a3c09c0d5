import type { WireConditionSet } from '@retron/contract';
import * as texts from '../../../texts/tree/evidence.ts';
import { conditionFacts } from '../model/condition-facts.ts';
import classes from './Conditions.module.css';
import { SpeciesChip } from './SpeciesChip.tsx';

/** A set of conditions by role. Only roles that occur; temperature and yield always, as what is not given is said. */
export function ConditionFactList({ set }: { readonly set: WireConditionSet }) {
  const { roles, temperature, time, yields } = conditionFacts(set);
  return (
    <dl className={classes.facts}>
      {roles.map(({ title, reagents }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {reagents.map((reagent) => (
              <SpeciesChip key={reagent.smiles} species={reagent} />
            ))}
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.temperature}</dt>
        <dd className={temperature === null ? classes.dim : undefined}>{temperature ?? texts.notGiven}</dd>
      </div>
      {time !== null && (
        <div>
          <dt>{texts.time}</dt>
          <dd>{time}</dd>
        </div>
      )}
      <div>
        <dt>{texts.yieldIt}</dt>
        <dd className={yields === null ? classes.dim : undefined}>{yields ?? texts.notGiven}</dd>
      </div>
    </dl>
  );
}
