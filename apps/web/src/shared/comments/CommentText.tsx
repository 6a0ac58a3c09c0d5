import { Button } from '@mantine/core';
import type { Member } from '@retron/contract';
import { useId, useState } from 'react';
import { Linked } from '../../components/text/Linked.tsx';
import * as texts from '../../texts/shared/comments.ts';
import classes from './CommentsDialog.module.css';
import { commentParts } from './comment-parts.ts';

/** Characters and lines of a comment that is shown whole; the form below the list would else be screens away. */
const WHOLE_CHARACTERS = 600;
const WHOLE_LINES = 8;

export interface CommentTextProps {
  readonly text: string;
  /** Who is known by user name. */
  readonly members: readonly Member[];
}

/** What somebody wrote, with its addresses as links and its members by name; a long text is folded until all of it is asked for. */
export function CommentText({ text, members }: CommentTextProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > WHOLE_CHARACTERS || text.split('\n').length > WHOLE_LINES;
  const said = <Said text={text} members={members} />;
  if (!isLong) return <p>{said}</p>;
  return (
    <>
      <p id={id} className={isWhole ? undefined : classes.folded}>
        {said}
      </p>
      <Button size="xs" variant="subtle" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.showLess : texts.showAll}
      </Button>
    </>
  );
}

function Said({ text, members }: CommentTextProps) {
  return commentParts(text, members).map((part, index) => {
    // A part has no name of its own, and a text does not change.
    const key = `${index} ${part.kind}`;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'mention') {
      return (
        <b key={key} title={part.member.realname}>
          {part.text}
        </b>
      );
    }
    return (
      <Linked key={key} url={part.text}>
        {part.text}
      </Linked>
    );
  });
}
