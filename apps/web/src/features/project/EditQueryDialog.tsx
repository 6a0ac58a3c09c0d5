import { Alert, Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { characterCount, MAX_DESCRIPTION_LENGTH, MAX_QUERY_NAME_LENGTH, MESSAGES, type QuerySummary, TEXTS } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { z } from 'zod';
import { fieldMessage, otherReasons, reasonOf } from '../../api/api-error.ts';
import { editQuery, noteDetail } from '../../api/edit-query.ts';
import { keys } from '../../api/keys.ts';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import { KeptNote } from '../../shared/drafts/KeptNote.tsx';
import { useKeptForm } from '../../shared/drafts/kept-form.ts';
import { heldNow } from '../../shared/drafts/seen-fields.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/project.ts';
import { DetailFields } from './DetailFields.tsx';
import { areDetailsTooLong, changedDetails, queryDetails } from './query-details.ts';

export interface EditQueryDialogProps {
  readonly query: QuerySummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Name, description, whether the query is kept for ever, and what else is noted with it. */
export function EditQueryDialog({ query, isOpen, onClose }: EditQueryDialogProps) {
  const formId = useId();
  return (
    <SlideUp
      isOpen={isOpen}
      title={texts.editQuery}
      onClose={onClose}
      width={560}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {common.save}
          </Button>
        </>
      }
    >
      <EditQueryForm key={String(isOpen)} formId={formId} query={query} onClose={onClose} />
    </SlideUp>
  );
}

/** Of the call, shown with a field of the form. */
const FIELDS = ['name', 'comment'];

const detail = z.object({ name: z.string(), value: z.string(), isOfProgram: z.boolean() });
const queryFields = z.object({
  name: z.string(),
  comment: z.string(),
  isKept: z.boolean(),
  known: z.array(detail).readonly(),
  added: z.array(detail).readonly(),
});
const fieldsOf = (query: QuerySummary): z.output<typeof queryFields> => ({
  name: query.sessionid,
  comment: query.comment,
  isKept: query.saved === 1,
  known: queryDetails(query),
  added: [],
});

interface EditQueryFormProps {
  readonly formId: string;
  readonly query: QuerySummary;
  readonly onClose: () => void;
}

function EditQueryForm({ formId, query, onClose }: EditQueryFormProps) {
  const client = useQueryClient();
  const [original] = useState(() => fieldsOf(query));
  const form = useKeptForm(`query.${query.id}`, original, queryFields);
  const { name, comment, isKept, known, added } = form.fields;
  const [isChecked, setIsChecked] = useState(false);
  const note = useMutation({
    mutationFn: async () => {
      const seen = form.seen.known ?? original.known;
      // One after the other: the server has each under a name of its own.
      for (const edit of changedDetails(query, seen, [...known, ...added])) {
        try {
          await noteDetail(query.id, edit);
        } catch (error) {
          const { value: now } = heldNow(error, { value: edit.seen });
          if (typeof now !== 'string') throw error;
          form.see({ known: seen.map((each) => (each.name === edit.name ? { ...each, value: now } : each)) });
          throw new Error(texts.ofDetail(edit.name, reasonOf(error)));
        }
      }
    },
  });
  const save = useMutation({
    mutationFn: async () => {
      note.reset();
      const { changed, seen } = form;
      await editQuery(query.id, {
        ...(changed.name === undefined ? {} : { name: name.trim() }),
        ...(changed.comment === undefined ? {} : { comment }),
        ...(changed.isKept === undefined ? {} : { saved: isKept ? 1 : 0 }),
        before: {
          ...(seen.name === undefined ? {} : { name: seen.name }),
          ...(seen.comment === undefined ? {} : { comment: seen.comment }),
        },
      });
      await note.mutateAsync();
    },
    onSuccess: async () => {
      form.discard();
      onClose();
      toasts.message(texts.querySaved);
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.queryLists }),
        client.invalidateQueries({ queryKey: keys.query(query.id), exact: true }),
      ]);
    },
    // What was saved before a detail failed is there.
    onError: (error) => {
      form.learn(error);
      return client.invalidateQueries({ queryKey: keys.queryLists });
    },
  });
  const nameError = nameProblem(name);
  const commentError = characterCount(comment) > MAX_DESCRIPTION_LENGTH ? TEXTS.descriptionTooLong : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (nameError === null && commentError === null && !areDetailsTooLong([...known, ...added]) && !save.isPending) save.mutate();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.requestSubmit();
  }
  // A detail has a name too, which is none of the form's.
  const reason = note.isError ? texts.detailsNotSaved(reasonOf(note.error)) : save.isError ? otherReasons(save.error, FIELDS) : null;
  const fieldError = (field: string) => (note.isError ? null : fieldMessage(save.error, field));
  return (
    <form id={formId} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Stack gap="md">
        <KeptNote {...form} />
        {reason === null ? null : (
          <Alert color="red" role="alert">
            {reason}
          </Alert>
        )}
        <TextInput
          label={texts.queryName}
          placeholder={MESSAGES.assignName}
          required
          data-autofocus
          value={name}
          error={(isChecked ? nameError : null) ?? fieldError('name')}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
        <Textarea
          label={common.description}
          autosize
          minRows={3}
          maxRows={8}
          value={comment}
          error={commentError ?? fieldError('comment')}
          onChange={(event) => form.change({ comment: event.currentTarget.value })}
        />
        <Checkbox label={texts.neverDelete} checked={isKept} onChange={(event) => form.change({ isKept: event.currentTarget.checked })} />
        <DetailFields
          known={known}
          added={added}
          onKnown={(changed) => form.change({ known: changed })}
          onAdded={(changed) => form.change({ added: changed })}
        />
      </Stack>
    </form>
  );
}

/** What is wrong with a name; null for a good one. Source: spec section 5, "Query name". */
function nameProblem(name: string): string | null {
  if (name.trim() === '') return MESSAGES.queryNameRequired;
  return characterCount(name.trim()) > MAX_QUERY_NAME_LENGTH ? MESSAGES.queryNameTooLong : null;
}
