import { MESSAGES } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { keys } from '../../api/keys.ts';
import { startQuery } from '../../api/start-query.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { type QueryDraft, startBody } from './draft.ts';
import { failedSteps, reagentsFailure, startFailure } from './start-failure.ts';
import { stepErrors } from './steps.ts';
import { useNameCheck } from './use-name-check.ts';

/** Why a query cannot be started yet, and starting it. After the start the reader is sent to the project (spec section 2). */
export function useStartQuery(draft: QueryDraft, onStarted: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = useNameCheck(draft.sessionid);
  const errors = stepErrors(draft, name.check);
  const [wasTried, setWasTried] = useState(false);
  const mutation = useMutation({
    mutationFn: (asked: QueryDraft) => startQuery(startBody(asked)),
    onSuccess: async () => {
      onStarted();
      if (draft.projectid !== null) await navigate({ to: paths.project(draft.projectid) });
      toasts.message(`Query “${draft.sessionid.trim()}” started`);
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
    isStarting: mutation.isPending,
    start: () => {
      setWasTried(true);
      if (isComplete && !mutation.isPending) mutation.mutate(draft);
    },
  };
}
export type StartQuery = ReturnType<typeof useStartQuery>;

function incompleteMessages(draft: QueryDraft): readonly string[] {
  return draft.target === null ? [MESSAGES.incomplete, MESSAGES.targetRequired] : [MESSAGES.incomplete];
}
