import { MESSAGES, STEP_LIMITS, STEP_OPTIONS } from '@retron/contract';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/query-creation/settings.ts';
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
      <h3 className={classes.matrixTitle}>{texts.whatFitsTogether}</h3>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{common.suggestions}</th>
            {STEP_OPTIONS.map((steps) => (
              <th key={steps} scope="col">
                {steps === 1 ? texts.oneStep : texts.stepsCount(steps)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STEP_LIMITS.map((limit) => (
            <tr key={limit.suggestions}>
              <th scope="row">{texts.upToSuggestions(numberText(limit.suggestions))}</th>
              {STEP_OPTIONS.map((steps) => {
                const isChosen = limit === row && steps === nsteps;
                const fits = steps <= limit.steps;
                return (
                  <td key={steps} data-fit={isChosen ? 'chosen' : fits}>
                    {isChosen ? (
                      texts.chosen
                    ) : fits ? (
                      <IconCheck size={14} stroke={1.75} aria-label={texts.fits} />
                    ) : (
                      <span title={texts.doesNotFit}>–</span>
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
