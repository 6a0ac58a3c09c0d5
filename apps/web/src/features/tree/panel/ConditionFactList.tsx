import type { WireConditionSet } from '@retron/contract';
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
        <dt>Temperature</dt>
        <dd className={temperature === null ? classes.dim : undefined}>{temperature ?? 'not given'}</dd>
      </div>
      {time !== null && (
        <div>
          <dt>Time</dt>
          <dd>{time}</dd>
        </div>
      )}
      <div>
        <dt>Yield</dt>
        <dd className={yields === null ? classes.dim : undefined}>{yields ?? 'not given'}</dd>
      </div>
    </dl>
  );
}
