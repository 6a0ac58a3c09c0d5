import type { ReactNode } from 'react';
import * as texts from '../texts/components.ts';
import classes from './CentredCard.module.css';
import { Mark } from './Mark.tsx';

/** The one card of a page without a frame, the mark above it. */
export function CentredCard({ children }: { readonly children: ReactNode }) {
  return (
    <main className={classes.page}>
      <div className={classes.mark}>
        <Mark size={44} />
        <span>{texts.retron}</span>
      </div>
      <div className={classes.card}>{children}</div>
    </main>
  );
}
