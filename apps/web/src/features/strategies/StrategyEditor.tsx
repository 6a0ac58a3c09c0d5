import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { LONGEST, type StrategyDetail, type StrategyPreview } from '@retron/contract';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useReducer, useState } from 'react';
import { fieldMessage, otherReasons, reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { changeStrategy, previewStrategy, strategyTermsOptions } from '../../api/strategies.ts';
import { tooLong } from '../../components/text/too-long.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { changedFields } from '../../shared/drafts/changed-fields.ts';
import { seenOf, useSeenFields } from '../../shared/drafts/seen-fields.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/strategies.ts';
import { ClauseEditor } from './ClauseEditor.tsx';
import { bodiesOf, type ClauseDraft, changeClauses, draftErrors, draftsOf, weighs } from './clause-draft.ts';
import classes from './editor.module.css';

export interface StrategyEditorProps {
  readonly strategy: StrategyDetail;
  readonly onClose: () => void;
}

/** Of the call, shown with a field of the form. */
const FIELDS = ['name', 'comment', 'clauses'];

/** Name, comment and clauses of an own strategy, with what the clauses would do with a target. */
export function StrategyEditor({ strategy, onClose }: StrategyEditorProps) {
  const client = useQueryClient();
  const terms = useQuery(strategyTermsOptions);
  const form = useSeenFields({ name: strategy.name, comment: strategy.comment, clauses: strategy.clauses });
  const [name, setName] = useState(strategy.name);
  const [comment, setComment] = useState(strategy.comment);
  const [drafts, change] = useReducer(changeClauses, strategy.clauses, draftsOf);
  const [isChecked, setChecked] = useState(false);
  const errors = draftErrors(drafts);
  const save = useMutation({
    mutationFn: () => {
      const { seen } = form;
      const fields = { name: name.trim(), comment: comment.trim(), clauses: bodiesOf(drafts) };
      const changed = changedFields({ ...seen, clauses: bodiesOf(draftsOf(seen.clauses)) }, fields);
      return changeStrategy(strategy.id, { ...changed, before: seenOf(seen, changed) });
    },
    onSuccess: async (saved) => {
      client.setQueryData(keys.strategy(strategy.id), saved);
      await client.invalidateQueries({ queryKey: keys.strategies });
      toasts.message(texts.strategySaved(saved.name));
      onClose();
    },
    onError: form.learn,
  });
  const nameTooLong = tooLong(name, LONGEST.strategyName);
  const commentTooLong = tooLong(comment, LONGEST.strategyComment);
  const isTooLong =
    nameTooLong !== null || commentTooLong !== null || drafts.some(({ text }) => tooLong(text, LONGEST.ruleInWords) !== null);
  const preview = usePreview(strategy.direction, drafts);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== '' && !isTooLong && drafts.length > 0 && errors.size === 0) save.mutate();
  };
  return (
    <form className={classes.editor} noValidate onSubmit={handleSubmit} aria-label={texts.editStrategy}>
      {save.isError && otherReasons(save.error, FIELDS) !== null ? (
        <Alert color="red" role="alert">
          {otherReasons(save.error, FIELDS)}
        </Alert>
      ) : null}
      <TextInput
        label={common.name}
        required
        value={name}
        error={(isChecked && name.trim() === '' ? texts.nameRequired : nameTooLong) ?? fieldMessage(save.error, 'name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={common.comment}
        autosize
        minRows={2}
        maxRows={6}
        value={comment}
        error={commentTooLong ?? fieldMessage(save.error, 'comment')}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <PreviewBar preview={preview} canRun={drafts.length > 0 && errors.size === 0} />
      <ol className={classes.clauses}>
        {drafts.map((draft, index) => (
          <li key={draft.key}>
            <ClauseEditor
              draft={draft}
              no={index + 1}
              isFirst={index === 0}
              isLast={index === drafts.length - 1}
              terms={terms.data}
              error={isChecked || preview.wasAsked ? errors.get(draft.key) : undefined}
              effectText={preview.found === null ? null : effectText(draft, preview.found.clauses[index])}
              change={change}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.75} />} onClick={() => change({ kind: 'add' })}>
          {texts.addClause}
        </Button>
        {fieldMessage(save.error, 'clauses') === null ? null : (
          <p className={classes.wrong} role="alert">
            {fieldMessage(save.error, 'clauses')}
          </p>
        )}
        {isChecked && drafts.length === 0 ? (
          <p className={classes.wrong} role="alert">
            {texts.clauseRequired}
          </p>
        ) : null}
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}

/** What one clause does with the target, in words. */
function effectText(draft: ClauseDraft, counts: StrategyPreview['clauses'][number] | undefined): string | null {
  if (counts === undefined) return null;
  if (weighs(draft)) return texts.movesSuggestions(counts.weighed);
  if (draft.effect === 'leave out') return texts.leavesOutSteps(counts.leftOut);
  return texts.letsInSuggestions(counts.admitted);
}

interface Preview {
  readonly target: string;
  readonly setTarget: (target: string) => void;
  readonly run: () => void;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly wasAsked: boolean;
  /** Of the clauses as they are now; null where they changed since. */
  readonly found: StrategyPreview | null;
}

function usePreview(direction: StrategyDetail['direction'], drafts: readonly ClauseDraft[]): Preview {
  const [target, setTarget] = useState('');
  const ask = useMutation({
    mutationFn: async (asked: { readonly target: string; readonly drafts: readonly ClauseDraft[] }) => ({
      ...asked,
      found: await previewStrategy({ structure: asked.target, direction, clauses: bodiesOf(asked.drafts) }),
    }),
  });
  return {
    target,
    setTarget,
    run: () => ask.mutate({ target: target.trim(), drafts }),
    isRunning: ask.isPending,
    error: ask.error,
    wasAsked: ask.status !== 'idle',
    found: ask.data?.drafts === drafts && ask.data.target === target.trim() ? ask.data.found : null,
  };
}

function PreviewBar({ preview, canRun }: { readonly preview: Preview; readonly canRun: boolean }) {
  const { found } = preview;
  return (
    <section className={classes.preview} aria-label={texts.preview}>
      <TextInput
        className={classes.target}
        label={texts.tryItOnTarget}
        description={texts.tryHint}
        value={preview.target}
        error={preview.error === null ? undefined : reasonOf(preview.error)}
        onChange={(event) => preview.setTarget(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (canRun && preview.target.trim() !== '') preview.run();
        }}
      />
      <Button variant="default" disabled={!canRun || preview.target.trim() === ''} loading={preview.isRunning} onClick={preview.run}>
        {texts.preview}
      </Button>
      <p className={classes.found} role="status">
        {found === null ? '' : texts.effectsFound(found.suggestions, numberText(found.good), found.unmatched)}
      </p>
    </section>
  );
}
