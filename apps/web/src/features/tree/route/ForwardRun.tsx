import { Button, Progress } from '@mantine/core';
import type { ForwardCheckAnswer } from '@retron/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/forward.ts';
import { forwardCheckOptions } from '../api/forward-check.ts';
import { forwardVerdict } from '../model/forward-verdict.ts';
import type { SchemeStep } from '../model/route-scheme.ts';
import classes from './ForwardRun.module.css';

export interface ForwardRunProps {
  readonly queryId: number;
  /** In the order in which they are run. */
  readonly steps: readonly SchemeStep[];
}

const PICTURE = { width: 110, height: 76 } as const;

/**
 * Asks the forward model of each step of a route, one after the other as they are run: whether what is put together gives the product, and
 * what else its other groups would give.
 */
export function ForwardRun({ queryId, steps }: ForwardRunProps) {
  const [done, setDone] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const isRunning = done < steps.length && !isStopped;
  return (
    <section className={classes.run} aria-label={texts.forwardCheckOfRoute}>
      <header>
        <h3>{texts.forwardCheck}</h3>
        <span role="status">{isRunning ? texts.stepOfAll(done + 1, steps.length) : texts.ofStepsChecked(done, steps.length)}</span>
        {isRunning ? (
          <Button size="compact-xs" variant="default" onClick={() => setStopped(true)}>
            {common.stop}
          </Button>
        ) : null}
        {isStopped && done < steps.length ? (
          <Button size="compact-xs" variant="default" onClick={() => setStopped(false)}>
            {texts.goOn}
          </Button>
        ) : null}
      </header>
      {isRunning ? <Progress size="xs" value={(100 * done) / steps.length} aria-label={texts.stepsChecked} /> : null}
      <ol>
        {steps.slice(0, isRunning ? done + 1 : done).map((step, index) => (
          <StepCheck
            key={step.place}
            {...{ queryId, step }}
            isAsked={index < done || isRunning}
            onSettled={() => setDone((before) => Math.max(before, index + 1))}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepCheckProps {
  readonly queryId: number;
  readonly step: SchemeStep;
  readonly isAsked: boolean;
  readonly onSettled: () => void;
}

function StepCheck({ queryId, step: { suggestion, product }, isAsked, onSettled }: StepCheckProps) {
  const check = useQuery({ ...forwardCheckOptions(queryId, suggestion.ensid), enabled: isAsked });
  const isSettled = check.isSuccess || check.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer has come
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
  return (
    <li>
      <p>
        <b>{suggestion.no}</b> {texts.structureGives(product.no)} <Answer check={check} />
      </p>
      {check.data === undefined || check.data.others.length === 0 ? null : (
        <ul aria-label={texts.alsoExpectedOf(suggestion.no)}>
          {check.data.others.map((other) => (
            <li key={other.smiles}>
              <StructurePicture smiles={other.smiles} {...PICTURE} alt={texts.productSmiles(other.smiles)} />
              {other.share.toFixed(2)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Answer({ check }: { readonly check: UseQueryResult<ForwardCheckAnswer> }) {
  if (check.isPending) return '…';
  return check.isError ? reasonOf(check.error) : <Verdict check={check.data} />;
}

function Verdict({ check }: { readonly check: ForwardCheckAnswer }) {
  const { isExpected, text } = forwardVerdict(check);
  return (
    <span className={isExpected ? classes.expected : classes.doubtful}>
      {isExpected ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
      {text}
    </span>
  );
}
