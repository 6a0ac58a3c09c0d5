import { MESSAGES } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { keys } from '../../api/keys.ts';
import { startQueries, startQuery } from '../../api/start-query.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { type DraftChange, type QueryDraft, startBody } from './draft.ts';
import { failedSteps, reagentsFailure, startFailure } from './start-failure.ts';
import { batchBody, refusal, refusedOf } from './start-many.ts';
import { stepErrors } from './steps.ts';
import { useNameCheck } from './use-name-check.ts';
import type { useQueryDraft } from './use-query-draft.ts';

/** Why a query cannot be started yet, and starting it. After the start the reader is sent to the project (spec section 2). */
export function useStartQuery({ draft, change }: Pick<ReturnType<typeof useQueryDraft>, 'draft' | 'change'>, onStarted: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const name = useNameCheck(draft.sessionid);
  const errors = stepErrors(draft, name.check);
  const batchOf = useBatchKey();
  const [wasTried, setWasTried] = useState(false);
  const [failures, setFailures] = useState(0);
  const fail = () => setFailures((before) => before + 1);
  const mutation = useMutation({
    mutationFn: (asked: QueryDraft) => startAll(asked, batchOf(asked), change),
    onSuccess: async () => {
      onStarted();
      // The page takes the place of the form, so that Back leads to where the form was opened.
      if (draft.projectid !== null && history.location.href !== paths.project(draft.projectid)) {
        await navigate({ to: paths.project(draft.projectid), replace: history.location.state.over !== undefined });
      }
      const count = 1 + draft.moreTargets.length;
      toasts.message(count === 1 ? texts.queryStarted(draft.sessionid.trim()) : texts.queriesStarted(count));
      await Promise.all([client.invalidateQueries({ queryKey: keys.queryLists }), client.invalidateQueries({ queryKey: keys.projects })]);
    },
  });
  const isComplete = Object.keys(errors).length === 0 && draft.target !== null;
  const messages = wasTried && !isComplete ? incompleteMessages(draft) : mutation.isError ? startFailure(mutation.error) : [];
  // What the server found wrong with a draft says nothing of the next one.
  const failed = mutation.variables === draft ? failedSteps(mutation.error) : {};
  return {
    errors: { ...failed, ...errors },
    reagentsError: mutation.variables === draft ? reagentsFailure(mutation.error) : undefined,
    nameCheckFailed: name.failed,
    wasTried,
    messages,
    failures,
    isStarting: mutation.isPending,
    start: () => {
      setWasTried(true);
      if (!isComplete) fail();
      else if (!mutation.isPending) mutation.mutate(draft, { onError: fail });
    },
  };
}

/** What the batch of a draft is called: the same as long as the draft is, so that a changed one is never answered with queries of the old. */
function useBatchKey(): (draft: QueryDraft) => string {
  const last = useRef<{ readonly draft: QueryDraft; readonly key: string }>(undefined);
  return (draft) => {
    if (last.current?.draft !== draft) last.current = { draft, key: newBatch() };
    return last.current.key;
  };
}

/** Starts a query for each target. Where some are refused, those that stand are taken out of the draft, so that no second try doubles them. */
async function startAll(asked: QueryDraft, batch: string, change: (what: DraftChange) => void): Promise<void> {
  if (asked.moreTargets.length === 0) {
    await startQuery(startBody(asked));
    return;
  }
  const answer = await startQueries(batchBody(asked, batch));
  const refused = refusal(answer);
  if (refused === null) return;
  change({ kind: 'set', values: refusedOf(asked, answer) });
  throw refused;
}

/** What a batch is called: works without a secure connection too, where `randomUUID` is not there. */
function newBatch(): string {
  return texts.inForm([...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'));
}

export type StartQuery = ReturnType<typeof useStartQuery>;

function incompleteMessages(draft: QueryDraft): readonly string[] {
  return draft.target === null ? [MESSAGES.incomplete, MESSAGES.targetRequired] : [MESSAGES.incomplete];
}
