import { MESSAGES, STEP_LIMITS, STEP_OPTIONS } from '@retron/contract';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { Notice } from './messages.tsx';
import classes from './QueryCreation.module.css';

export interface DimensionMatrixProps {
  readonly breadth: number;
  readonly nsteps: number;
}

/** Which numbers of suggestions and steps fit together, with the present choice. */
export function DimensionMatrix({ breadth, nsteps }: DimensionMatrixProps) {
  const row = STEP_LIMITS.find((limit) => breadth <= limit.suggestions);
  return (
    <>
      <h3 className={classes.matrixTitle}>What fits together</h3>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">Suggestions</th>
            {STEP_OPTIONS.map((steps) => (
              <th key={steps} scope="col">
                {steps === 1 ? '1 step' : `${steps} steps`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STEP_LIMITS.map((limit) => (
            <tr key={limit.suggestions}>
              <th scope="row">up to {limit.suggestions.toLocaleString('en-GB')}</th>
              {STEP_OPTIONS.map((steps) => {
                const isChosen = limit === row && steps === nsteps;
                const fits = steps <= limit.steps;
                return (
                  <td key={steps} data-fit={isChosen ? 'chosen' : fits}>
                    {isChosen ? (
                      'chosen'
                    ) : fits ? (
                      <IconCheck size={14} stroke={1.75} aria-label="fits" />
                    ) : (
                      <span title="does not fit">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Notice icon={<IconInfoCircle size={16} stroke={1.75} />}>{MESSAGES.dimensions}</Notice>
    </>
  );
}
