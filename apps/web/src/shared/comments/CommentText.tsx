import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import * as texts from '../../texts/shared/comments.ts';
import classes from './CommentsDialog.module.css';

/** Characters and lines of a comment that is shown whole; the form below the list would else be screens away. */
const WHOLE_CHARACTERS = 600;
const WHOLE_LINES = 8;

/** What somebody wrote; a long text is folded until all of it is asked for. */
export function CommentText({ text }: { readonly text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > WHOLE_CHARACTERS || text.split('\n').length > WHOLE_LINES;
  if (!isLong) return <p>{text}</p>;
  return (
    <>
      <p id={id} className={isWhole ? undefined : classes.folded}>
        {text}
      </p>
      <Button size="xs" variant="subtle" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.showLess : texts.showAll}
      </Button>
    </>
  );
}
