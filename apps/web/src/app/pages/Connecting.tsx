import { Loader, VisuallyHidden } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { CentredCard } from '../../components/CentredCard.tsx';
import * as texts from '../../texts/app/frame.ts';
import classes from './pages.module.css';

/** Shown while it is not known yet who is there. */
export function Connecting() {
  return (
    <CentredCard>
      <VisuallyHidden component="h1">{texts.retron}</VisuallyHidden>
      <p className={classes.waiting} role="status">
        <Loader size={18} aria-hidden />
        {MESSAGES.connecting}
      </p>
    </CentredCard>
  );
}
