import { MESSAGES } from '@retron/contract';
import { useState } from 'react';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import type { NewQueryRequest } from '../../components/shell/shell-actions.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { EarlierQueryNote } from './EarlierQueryNote.tsx';
import { ExpertMode } from './ExpertMode.tsx';
import classes from './QueryCreation.module.css';
import { SimpleMode } from './SimpleMode.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { type QueryFormData, useQueryDraft, useQueryFormData } from './use-query-draft.ts';
import { useStartQuery } from './use-start-query.ts';

export interface QueryCreationDialogProps extends NewQueryRequest {
  readonly onClose: () => void;
}

/** Where a query is put together and started: by mode, or by every setting. */
export function QueryCreationDialog({ onClose, ...request }: QueryCreationDialogProps) {
  const data = useQueryFormData();
  if (data.isReady) return <LoadedDialog data={data} request={request} onClose={onClose} />;
  return (
    <AppDialog isOpen title={common.newQuery} onClose={onClose}>
      <div className={classes.waiting}>
        {data.error ? (
          <ErrorState message={MESSAGES.formInit} error={data.error} onRetry={data.retry} />
        ) : (
          <LoadingRows count={4} height={88} label={texts.loadingQueryForm} />
        )}
      </div>
    </AppDialog>
  );
}

interface LoadedDialogProps {
  readonly data: QueryFormData;
  readonly request: NewQueryRequest;
  readonly onClose: () => void;
}

function LoadedDialog({ data, request, onClose }: LoadedDialogProps) {
  const form = useQueryDraft(data, request);
  const kept = useKeptDraft(request.projectId, form);
  const start = useStartQuery(form, () => {
    kept.discard();
    onClose();
  });
  const [isExpert, setIsExpert] = useState(form.draft.autorunmode === null);
  const close = () => {
    if (kept.keep(isExpert)) toasts.message(texts.draftKept);
    onClose();
  };
  const offer = kept.offered;
  const shared = {
    data,
    form,
    start,
    projectName: data.projects.find((one) => one.id === form.draft.projectid)?.name ?? '',
    offer: (
      <>
        {request.earlier === undefined ? null : <EarlierQueryNote query={request.earlier} />}
        {offer === null ? null : (
          <DraftOffer
            stored={offer}
            onTake={() => {
              form.change({ kind: 'restore', draft: offer.draft, libraries: data.libraries });
              setIsExpert(offer.isExpert);
              kept.discard();
            }}
            onDiscard={kept.discard}
          />
        )}
      </>
    ),
    onClose: close,
  };
  return isExpert ? (
    <ExpertMode {...shared} onSimple={() => setIsExpert(false)} />
  ) : (
    <SimpleMode {...shared} onExpert={() => setIsExpert(true)} />
  );
}
