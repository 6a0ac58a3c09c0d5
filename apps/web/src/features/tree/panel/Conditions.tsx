import { ActionIcon } from '@mantine/core';
import type { EnsembleNode, WireConditionSet, WireDirection } from '@retron/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { precedentOptions } from '../../../api/look-up-precedents.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import { asInPrecedents } from '../model/condition-facts.ts';
import { FIRST_PAGE } from '../model/precedent-pages.ts';
import { ConditionFactList } from './ConditionFactList.tsx';
import classes from './Conditions.module.css';

export interface ConditionsProps {
  readonly queryId: number;
  readonly suggestion: EnsembleNode;
  readonly direction: WireDirection;
}

/** What the recorded reactions behind a suggestion used together: one set at a time, the one to try first before the others. */
export function Conditions({ queryId, suggestion, direction }: ConditionsProps) {
  const { ensid, parid } = suggestion;
  const lookup = useQuery(precedentOptions({ queryId, ensid, parid, direction, limit: FIRST_PAGE, sortedBy: 'surroundings' }));
  const [place, setPlace] = useState(0);
  const [areCitationsShown, setCitationsShown] = useState(false);
  if (!lookup.data) return null;
  const sets = lookup.data.conditionSets;
  const set = sets[Math.min(place, sets.length - 1)];
  return (
    <section aria-label={texts.conditions} className={classes.conditions}>
      <header>
        <h3>{texts.conditions}</h3>
        {set === undefined ? (
          <span className={classes.dim}>{texts.notGiven}</span>
        ) : (
          <button
            type="button"
            className={classes.precedents}
            aria-expanded={areCitationsShown}
            onClick={() => setCitationsShown(!areCitationsShown)}
          >
            {asInPrecedents(set.count)}
          </button>
        )}
        <span className={classes.grow} />
        {sets.length > 1 && <Steps place={place} count={sets.length} onStep={setPlace} />}
      </header>
      {set !== undefined && <ConditionFactList set={set} />}
      {set !== undefined && areCitationsShown && <Citations set={set} />}
    </section>
  );
}

interface StepsProps {
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (place: number) => void;
}

function Steps({ place, count, onStep }: StepsProps) {
  return (
    <>
      <ActionIcon
        variant="default"
        size="sm"
        aria-label={texts.previousConditions}
        disabled={place === 0}
        onClick={() => onStep(place - 1)}
      >
        <IconChevronLeft size={15} stroke={1.75} />
      </ActionIcon>
      <span className={classes.dim}>{texts.placeOfCount(place + 1, count)}</span>
      <ActionIcon
        variant="default"
        size="sm"
        aria-label={texts.nextConditions}
        disabled={place === count - 1}
        onClick={() => onStep(place + 1)}
      >
        <IconChevronRight size={15} stroke={1.75} />
      </ActionIcon>
    </>
  );
}

function Citations({ set: { citations, citationCount } }: { readonly set: WireConditionSet }) {
  if (citations.length === 0) return <p className={classes.dim}>{texts.noCitationSentence}</p>;
  return (
    <ul className={classes.citations} aria-label={texts.citationsOfTheseConditions}>
      {citations.map(({ citation, link }) => (
        <li key={citation}>
          {link === null ? (
            citation
          ) : (
            <a href={link} target="_blank" rel="noreferrer">
              {citation}
            </a>
          )}
        </li>
      ))}
      {citationCount > citations.length && <li className={classes.dim}>{texts.andMoreCitations(citationCount - citations.length)}</li>}
    </ul>
  );
}
