import type { ReactNode } from 'react';
import classes from './Judgement.module.css';

export interface JudgementProps {
  /** Of the heading, unique on the page. */
  readonly id: string;
  /** The question. */
  readonly title: string;
  /** The answer, as a number. */
  readonly answer: string;
  /** What the number means. */
  readonly meaning: string;
  readonly children: ReactNode;
}

/** One of the two questions about a step, with its number and what made it. */
export function Judgement({ id, title, answer, meaning, children }: JudgementProps) {
  return (
    <section className={classes.block} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <b className={classes.number}>{answer}</b>
        <span className={classes.meaning}>{meaning}</span>
      </header>
      {children}
    </section>
  );
}
