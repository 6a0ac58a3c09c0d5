import { lazy, Suspense } from 'react';
import classes from './Markdown.module.css';

const MarkdownText = lazy(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }));

export interface MarkdownProps {
  readonly text: string;
}

/** A text of the house with its headings, lists and links; plain until what draws it is there. */
export function Markdown({ text }: MarkdownProps) {
  return (
    <div className={classes.markdown}>
      <Suspense fallback={<p>{text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
}
