import { ActionIcon, Alert, Button, Stack, TextInput } from '@mantine/core';
import { characterCount, MAX_COMMENT_LENGTH, MAX_COMMENT_TITLE_LENGTH, MESSAGES, TEXTS } from '@retron/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { fieldMessage, isAccessError, otherReasons } from '../../api/api-error.ts';
import { addComment, type CommentSubject, commentsOptions, deleteComment } from '../../api/comments.ts';
import { keys } from '../../api/keys.ts';
import { sessionOptions } from '../../api/session.ts';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/comments.ts';
import * as draftTexts from '../../texts/shared/drafts.ts';
import { KeptNote } from '../drafts/KeptNote.tsx';
import { useKeptForm } from '../drafts/kept-form.ts';
import { ErrorState } from '../failures/ErrorState.tsx';
import classes from './CommentsDialog.module.css';
import { CommentText } from './CommentText.tsx';
import { MessageField } from './MessageField.tsx';
import { useMembers } from './use-members.ts';

export interface CommentsDialogProps {
  readonly isOpen: boolean;
  readonly subject: CommentSubject;
  /** Of the project or query. */
  readonly name: string;
  readonly onClose: () => void;
}

/** What members have said about a project, a query or one of its suggestions, and a form to say more. */
export function CommentsDialog({ isOpen, subject, name, onClose }: CommentsDialogProps) {
  return (
    <SlideUp
      isOpen={isOpen}
      title={subject.ensid ? texts.commentsOnReaction(subject.ensid, name) : texts.commentsOn(name)}
      onClose={onClose}
    >
      {isOpen ? (
        <Stack gap="lg">
          <CommentList subject={subject} />
          <CommentForm subject={subject} />
        </Stack>
      ) : null}
    </SlideUp>
  );
}

function CommentList({ subject }: { readonly subject: CommentSubject }) {
  const client = useQueryClient();
  const comments = useQuery(commentsOptions(subject));
  const members = useMembers(subject.projectId);
  const remove = useMutation({
    mutationFn: deleteComment,
    onSettled: () => refreshComments(client, subject),
  });
  if (comments.isPending) return <LoadingRows count={2} height={56} label={texts.loadingComments} />;
  if (comments.isError)
    return <ErrorState message={texts.commentsNotLoaded} error={comments.error} onRetry={() => void comments.refetch()} />;
  const { ensid = null } = subject;
  // Those of a query have all that was said about its suggestions too.
  const shown = ensid === null ? comments.data : comments.data.filter((comment) => comment.ensid === ensid);
  if (shown.length === 0) return <p className={classes.none}>{texts.noCommentYet}</p>;
  return (
    <ul className={classes.list}>
      {shown.map((comment) => (
        <li key={comment.id}>
          <div className={classes.head}>
            <h3>{comment.title}</h3>
            {ensid === null && comment.ensid !== null ? <span className={classes.about}>R{comment.ensid}</span> : null}
            <small>
              {comment.authorName}, {dateTimeText(comment.created)}
            </small>
            {comment.mayDelete ? (
              <ActionIcon size="sm" aria-label={texts.deleteNamed(comment.title)} onClick={() => remove.mutate(comment.id)}>
                <IconTrash size={15} stroke={1.75} />
              </ActionIcon>
            ) : null}
          </div>
          <CommentText text={comment.message} members={members} />
        </li>
      ))}
    </ul>
  );
}

const typed = z.object({ title: z.string(), message: z.string() });
const NOTHING = { title: '', message: '' };

function CommentForm({ subject }: { readonly subject: CommentSubject }) {
  const client = useQueryClient();
  const { data: session } = useQuery(sessionOptions);
  const kept = useKeptForm(`comment.${subject.projectId}.${subject.queryId}.${subject.ensid ?? null}`, NOTHING, typed);
  const { title, message } = kept.fields;
  const others = useMembers(subject.projectId).filter(({ username }) => username !== session?.username);
  const [isChecked, setIsChecked] = useState(false);
  const titleTooLong = characterCount(title.trim()) > MAX_COMMENT_TITLE_LENGTH ? TEXTS.commentTitleTooLong : null;
  const messageTooLong = characterCount(message.trim()) > MAX_COMMENT_LENGTH ? TEXTS.commentTooLong : null;
  const tooLong = titleTooLong ?? messageTooLong;
  const add = useMutation({
    mutationFn: () =>
      addComment(subject, { ...(session ? { authorName: session.realname } : {}), title: title.trim(), message: message.trim() }),
    onSuccess: async () => {
      kept.discard();
      setIsChecked(false);
      await refreshComments(client, subject);
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (title.trim() !== '' && message.trim() !== '' && tooLong === null) add.mutate();
  }
  const required = (text: string) => (isChecked && text.trim() === '' ? MESSAGES.comment : null);
  function change(part: Partial<typeof NOTHING>) {
    add.reset();
    kept.change(part);
  }
  const failure = add.isError ? failureText(add.error, subject) : null;
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={texts.newComment}>
      <Stack gap="md">
        <KeptNote {...kept} />
        {failure === null ? null : (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={common.title}
          required
          value={title}
          error={required(title) ?? titleTooLong ?? fieldMessage(add.error, 'title')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <MessageField
          value={message}
          error={required(message) ?? messageTooLong ?? fieldMessage(add.error, 'message') ?? null}
          members={others}
          onChange={(next) => change({ message: next })}
        />
        <Button type="submit" ml="auto" loading={add.isPending}>
          {texts.addComment}
        </Button>
      </Stack>
    </form>
  );
}

/** What is said above the form; null where the field alone says what is wrong. */
function failureText(error: unknown, { queryId }: CommentSubject): string | null {
  if (isAccessError(error)) return `${MESSAGES.accessDenied} ${draftTexts.typedIsKept}`;
  const reason = otherReasons(error, ['title', 'message']);
  // The specification has a sentence for a project's comment alone.
  return reason === null ? null : `${queryId === null ? MESSAGES.projectComment : texts.commentNotSaved} ${reason}`;
}

/** Comments are counted on their project and query too. */
async function refreshComments(client: ReturnType<typeof useQueryClient>, subject: CommentSubject): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.comments(subject.projectId, subject.queryId) }),
    client.invalidateQueries({ queryKey: keys.projects }),
    client.invalidateQueries({ queryKey: keys.queryLists }),
    ...(subject.queryId === null ? [] : [client.invalidateQueries({ queryKey: keys.query(subject.queryId), exact: true })]),
  ]);
}
