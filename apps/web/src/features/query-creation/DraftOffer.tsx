import { Button } from '@mantine/core';
import { DIRECTIONS } from '@retron/contract';
import { IconPencil } from '@tabler/icons-react';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { counted } from '../../texts/counts.ts';
import classes from './DraftOffer.module.css';
import type { StoredDraft } from './draft-store.ts';

export interface DraftOfferProps {
  readonly stored: StoredDraft;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** What was being put together when the form was last closed. */
export function DraftOffer({ stored: { draft, savedAt }, onTake, onDiscard }: DraftOfferProps) {
  const time = new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <section className={classes.offer} aria-label="Draft">
      <IconPencil size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>You have a draft from {time}</strong>
        <span>
          {draft.target === null ? 'no target yet' : <Formula formula={draft.target.formula} />}
          {draft.direction === null ? '' : ` · ${DIRECTIONS[draft.direction]}`} ·{' '}
          {draft.autorunmode ?? `${counted(draft.breadth, 'suggestion', 'suggestions')}, ${counted(draft.nsteps, 'step', 'steps')}`}
        </span>
      </p>
      <Button size="xs" variant="default" onClick={onTake}>
        Go on with your draft
      </Button>
      <Button size="xs" variant="subtle" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
}
