import { Progress } from '@mantine/core';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/molecules.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './Molecules.module.css';
import type { FileCheck } from './use-file-check.ts';
import { shareOf, WAITING } from './WorkStrip.tsx';

/** Reasons that are told before an import; its report has all. */
const REASONS_SHOWN = 3;

/** What a file has, before it is imported: records, those that are kept already or will be refused, and why. */
export function FileSummary({ check }: { readonly check: FileCheck }) {
  const { records, read, kept, twice, refused, reasons, state, reason } = check;
  const isRunning = state === 'running' || state === 'waiting';
  const others = reasons.slice(REASONS_SHOWN).reduce((sum, each) => sum + each.count, 0);
  return (
    <section className={classes.summary} aria-label={texts.whatTheFileHas}>
      <p role="status">
        {records === null ? isRunning ? texts.readingFile : reason : <b>{counts.records(records)}</b>}
        {records !== null && isRunning ? ` · ${texts.lookedAtOfAll(numberText(read), numberText(records))}` : ''}
        {state === 'waiting' ? WAITING : ''}
        {records !== null && state === 'failed' ? ` · ${texts.notLookedAt(reason ?? '')}` : ''}
      </p>
      {records !== null && isRunning ? <Progress size="xs" value={shareOf(read, records)} aria-label={texts.lookingAtFile} /> : null}
      {read === 0 ? null : (
        <dl>
          <Count word={texts.willBeNew} count={read - kept - twice - refused} />
          <Count word={texts.alreadyKept} count={kept} />
          <Count word={texts.twiceInFile} count={twice} />
          <Count word={texts.willBeRefused} count={refused} />
        </dl>
      )}
      {reasons.length === 0 ? null : (
        <ul aria-label={texts.whyRefused}>
          {reasons.slice(0, REASONS_SHOWN).map((each) => (
            <li key={each.reason}>
              {texts.refusedBecause(numberText(each.count), each.reason)} <small>{texts.firstInLine(each.count, each.line)}</small>
            </li>
          ))}
          {others === 0 ? null : <li>{texts.otherReasons(others)}</li>}
        </ul>
      )}
    </section>
  );
}

function Count({ word, count }: { readonly word: string; readonly count: number }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{numberText(count)}</dd>
    </div>
  );
}
