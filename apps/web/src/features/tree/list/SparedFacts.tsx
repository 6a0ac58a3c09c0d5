import type { EnsembleNode } from '@retron/contract';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import { shareText } from '../model/share-text.ts';
import { stockOf } from '../model/words.ts';
import classes from './cells.module.css';
import { WarningButtons, type WarningButtonsProps } from './cells.tsx';
import { areWarningsBelow } from './row-heights.ts';

export type SparedFactsProps = Omit<WarningButtonsProps, 'isShort'> & {
  /** Columns that have gone, from 0; 1 before 2. */
  readonly spared: number;
};

/** In a narrow table: what the columns that have gone would say, below the precursors. */
export function SparedFacts({ suggestion, spared, ringed, onRing }: SparedFactsProps) {
  if (spared < 1) return null;
  return (
    <>
      <span className={classes.facts}>{factsText(suggestion, spared)}</span>
      {areWarningsBelow(suggestion, spared) && <WarningButtons suggestion={suggestion} ringed={ringed} onRing={onRing} isShort />}
    </>
  );
}

function factsText({ choice, numPrecedents, textbook, children }: EnsembleNode, spared: number): string {
  const chosen = choice === null ? [] : [texts.chosenDisconnection(shareText(choice.disconnection))];
  if (spared < 2) return chosen.join('');
  const precedents = textbook !== undefined && numPrecedents === 0 ? texts.textbook : counts.precedents(numPrecedents);
  const known = children.filter((precursor) => stockOf(precursor) === 'in').length;
  return [...chosen, precedents, texts.knownOfAll(known, children.length)].join(' · ');
}
