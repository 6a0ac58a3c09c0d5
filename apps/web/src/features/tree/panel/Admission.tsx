import type { EnsembleNode } from '@retron/contract';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import classes from './Admission.module.css';

export interface AdmissionProps {
  readonly suggestion: Pick<EnsembleNode, 'admittedBy' | 'weighedBy'>;
}

/** Which clause of the query's strategy let a suggestion in, and which moved it; nothing where that was not kept. */
export function Admission({ suggestion: { admittedBy, weighedBy } }: AdmissionProps) {
  if (admittedBy === null) return null;
  return (
    <dl className={classes.admission} aria-label={common.strategy}>
      <dt>{texts.admittedBy}</dt>
      <dd>{admittedBy}</dd>
      {weighedBy.length > 0 && (
        <>
          <dt>{texts.movedBy}</dt>
          <dd>{weighedBy.join(' ')}</dd>
        </>
      )}
    </dl>
  );
}
