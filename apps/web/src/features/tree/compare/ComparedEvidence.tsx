import type { EnsembleNode, LookupAnswer, WireDirection } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { precedentOptions } from '../../../api/look-up-precedents.ts';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/cluster.ts';
import { asInPrecedents } from '../model/condition-facts.ts';
import { FIRST_PAGE } from '../model/precedent-pages.ts';
import { Citation } from '../panel/Citation.tsx';
import { ConditionFactList } from '../panel/ConditionFactList.tsx';
import classes from './CompareDialog.module.css';

export interface ComparedEvidenceProps {
  readonly queryId: number;
  readonly suggestion: EnsembleNode;
  readonly direction: WireDirection;
}

const MOST_SHOWN = 3;

/** The conditions to try first. */
export function ComparedConditions(props: ComparedEvidenceProps) {
  return (
    <LookedUp {...props}>
      {({ conditionSets: [set] }) =>
        set === undefined ? (
          <span className={classes.dim}>{texts.notGiven}</span>
        ) : (
          <>
            <ConditionFactList set={set} />
            <span className={classes.dim}>{asInPrecedents(set.count)}</span>
          </>
        )
      }
    </LookedUp>
  );
}

/** The first few precedents of the list, with yield and similarity of the surroundings. */
export function ComparedPrecedents(props: ComparedEvidenceProps) {
  return (
    <LookedUp {...props}>
      {({ precedents, numPrecedents }) => (
        <>
          {counts.precedents(numPrecedents)}
          <ul className={classes.list}>
            {precedents.slice(0, MOST_SHOWN).map((precedent) => (
              <li key={precedent.viewKey}>
                <Citation precedent={precedent} />{' '}
                <span className={classes.dim}>
                  {precedent.yield === null ? texts.yieldNotGiven : texts.percentYield(Math.round(precedent.yield))}
                  {precedent.yield !== null && precedent.yieldCalculated === true && texts.calculated}
                  {precedent.centreSimilarity !== null && texts.andSurroundingsAlike(Math.round(precedent.centreSimilarity))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </LookedUp>
  );
}

interface LookedUpProps extends ComparedEvidenceProps {
  readonly children: (answer: LookupAnswer) => ReactNode;
}

/** What the evidence panel asks too, so that it is asked once. */
function LookedUp({ queryId, suggestion: { ensid, parid }, direction, children }: LookedUpProps) {
  const lookup = useQuery(precedentOptions({ queryId, ensid, parid, direction, limit: FIRST_PAGE, sortedBy: 'surroundings' }));
  if (lookup.isError) return <span className={classes.dim}>{texts.notLoaded}</span>;
  if (lookup.data === undefined) return <span className={classes.dim}>…</span>;
  return children(lookup.data);
}
