import type { ReactNode } from 'react';
import classes from './Card.module.css';

export interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** Right of the title. */
  readonly tools?: ReactNode;
  /** A line below the title, for lists and tables. */
  readonly hasLine?: boolean;
  readonly children: ReactNode;
  /** Buttons, kept at the lower edge. */
  readonly actions?: ReactNode;
}

/** A titled surface: border at rest, no shadow. */
export function Card({ title, icon, tools, hasLine = false, actions, children }: CardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <header className={hasLine ? classes.lined : classes.head}>
        {icon}
        <h2>{title}</h2>
        <span className={classes.grow} />
        {tools}
      </header>
      <div className={hasLine ? classes.flush : classes.body}>{children}</div>
      {actions === undefined ? null : <footer className={classes.actions}>{actions}</footer>}
    </section>
  );
}
