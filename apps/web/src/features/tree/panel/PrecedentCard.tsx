import { ActionIcon, Tooltip } from '@mantine/core';
import type { WirePrecedent, WireSpecies } from '@retron/contract';
import { IconFlag } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/evidence.ts';
import * as facts from '../../../texts/tree/facts.ts';
import { temperatureAndTime } from '../model/precedent-facts.ts';
import { Citation } from './Citation.tsx';
import classes from './PrecedentCard.module.css';
import { SpeciesChip } from './SpeciesChip.tsx';

export interface PrecedentCardProps {
  readonly precedent: WirePrecedent;
  /** From 1. */
  readonly number: number;
  /** Address of its drawing. */
  readonly picture: string;
  readonly pictureWidth: number;
  readonly onReport: () => void;
}

export const PRECEDENT_PICTURE_HEIGHT = 78;

/** A published reaction: drawn, with its source, yield, similarity and conditions. */
export function PrecedentCard({ precedent, number, picture, pictureWidth, onReport }: PrecedentCardProps) {
  return (
    <li className={classes.card}>
      <img
        src={picture}
        width={pictureWidth}
        height={PRECEDENT_PICTURE_HEIGHT}
        alt={texts.reactionOfPrecedent(number, precedent.name === '' ? '' : `, ${precedent.name}`)}
        loading="lazy"
      />
      <div className={classes.meta}>
        <span className={classes.number}>{number}</span>
        <span className={classes.citation}>
          <Citation precedent={precedent} />
        </span>
        <Tooltip label={texts.reportThisPrecedent}>
          <ActionIcon size="sm" aria-label={texts.reportPrecedent(number)} onClick={onReport}>
            <IconFlag size={15} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.facts}>
        <span className={classes.fact}>
          <span>{texts.yieldHead}</span>
          {precedent.yield === null ? <NotGiven /> : <b>{Math.round(precedent.yield)} %</b>}
          {precedent.yield !== null && precedent.yieldCalculated === true && <span>{facts.calculated}</span>}
        </span>
        {precedent.centreSimilarity !== null && <Similarity of={texts.surroundings} percent={precedent.centreSimilarity} />}
        <Similarity of={texts.wholeProduct} percent={precedent.similarity} />
      </div>
      <Conditions precedent={precedent} />
      {precedent.namereactions.length > 0 && (
        <p className={classes.line}>
          <span>{texts.nameReaction(precedent.namereactions.length)}</span> {precedent.namereactions.join(', ')}
        </p>
      )}
    </li>
  );
}

/** Tanimoto similarity to what is being made. */
function Similarity({ of, percent }: { readonly of: string; readonly percent: number }) {
  const whole = Math.round(percent);
  return (
    <span className={classes.fact}>
      <span>{of}</span>
      <b>{whole} %</b>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${whole}%` }} />
      </span>
    </span>
  );
}

/** Reagents, in their solvents, then temperature and time, then what belongs to work-up. */
function Conditions({ precedent }: { readonly precedent: WirePrecedent }) {
  const { reagents } = precedent;
  const solvents = reagents.filter(({ role }) => role === 'solvent');
  const workUp = reagents.filter(({ role }) => role === 'work-up');
  const agents = reagents.filter(({ role }) => role !== 'solvent' && role !== 'work-up');
  const measured = temperatureAndTime(precedent);
  return (
    <div className={classes.conditions}>
      <span>{texts.conditions}</span>
      {agents.length > 0 && <Chips label={texts.agents} species={agents} />}
      {agents.length > 0 && solvents.length > 0 && texts.within}
      {solvents.length > 0 && <Chips label={facts.solvents} species={solvents} />}
      {measured !== '' && <span className={classes.measured}>{measured}</span>}
      {workUp.length > 0 && <span className={classes.notGiven}>{texts.workUp}</span>}
      {workUp.length > 0 && <Chips label={texts.workUpWord} species={workUp} />}
      {reagents.length === 0 && measured === '' && <NotGiven />}
    </div>
  );
}

function Chips({ label, species }: { readonly label: string; readonly species: readonly WireSpecies[] }) {
  return (
    <ul aria-label={label}>
      {species.map((each) => (
        <li key={each.smiles}>
          <SpeciesChip species={each} />
        </li>
      ))}
    </ul>
  );
}

/** Unknown is said, not left out. */
function NotGiven() {
  return <span className={classes.notGiven}>{texts.notGiven}</span>;
}
