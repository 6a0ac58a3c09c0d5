import { Button } from '@mantine/core';
import { DIRECTIONS } from '@retron/contract';
import { IconPencil } from '@tabler/icons-react';
import { Formula } from '../../components/chemistry/Formula.tsx';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/query-creation/settings.ts';
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
    <section className={classes.offer} aria-label={texts.draft}>
      <IconPencil size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{texts.youHaveDraftFrom(time)}</strong>
        <span>
          {draft.target === null ? texts.noTargetYet : <Formula formula={draft.target.formula} />}
          {draft.direction === null ? '' : ` · ${DIRECTIONS[draft.direction]}`} ·{' '}
          {draft.autorunmode ?? `${counts.suggestions(draft.breadth)}, ${counts.steps(draft.nsteps)}`}
        </span>
      </p>
      <Button size="xs" variant="default" onClick={onTake}>
        {texts.goOnWithYourDraft}
      </Button>
      <Button size="xs" variant="subtle" onClick={onDiscard}>
        {common.discard}
      </Button>
    </section>
  );
}
