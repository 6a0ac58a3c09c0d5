import { Combobox, Textarea, useCombobox } from '@mantine/core';
import type { Member } from '@retron/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/comments.ts';
import { begunMention, offeredMembers } from './begun-mention.ts';
import classes from './CommentsDialog.module.css';

export interface MessageFieldProps {
  readonly value: string;
  readonly error: string | null;
  /** Who can be named in it. */
  readonly members: readonly Member[];
  readonly onChange: (value: string) => void;
}

/** The text of a comment. Behind an `@` it offers the members, by name or user name; who is named is told by the bell. */
export function MessageField({ value, error, members, onChange }: MessageFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** Where an `@` stands whose offers were closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  /** Where the caret goes once what was chosen stands in the text. */
  const wanted = useRef<number | null>(null);
  const begun = caret === null ? null : begunMention(value, caret);
  const offered = begun === null || begun.at === closedAt ? [] : offeredMembers(members, begun.term);
  const isOffering = offered.length > 0;
  const combobox = useCombobox({ opened: isOffering, onDropdownClose: () => setClosedAt(begun?.at ?? null) });
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  const chosenFirst = offered.map(({ username }) => username).join(' ');
  useLayoutEffect(() => {
    if (isOffering && chosenFirst !== '') combobox.selectFirstOption();
  }, [isOffering, chosenFirst, combobox.selectFirstOption]);
  function handleChoose(username: string) {
    if (begun === null || caret === null) return;
    const named = `@${username}`;
    wanted.current = begun.at + named.length;
    setCaret(wanted.current);
    onChange(`${value.slice(0, begun.at)}${named}${value.slice(caret)}`);
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleChoose}>
      <Combobox.Target withKeyboardNavigation={isOffering} withExpandedAttribute={false}>
        <Textarea
          ref={input}
          label={common.comment}
          description={texts.mentionHint}
          required
          autosize
          minRows={2}
          maxRows={8}
          value={value}
          error={error}
          onChange={({ currentTarget: { value: typed, selectionStart } }) => {
            setCaret(selectionStart);
            // Another @, or the same one typed anew, is offered for again.
            if (begunMention(typed, selectionStart)?.at !== closedAt) setClosedAt(null);
            onChange(typed);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => setCaret(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOffering}>
        <Combobox.Options aria-label={texts.membersToMention}>
          {offered.map(({ username, realname }) => (
            <Combobox.Option key={username} value={username}>
              {realname} <span className={classes.userName}>@{username}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
