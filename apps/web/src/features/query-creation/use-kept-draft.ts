import { useEffect, useState } from 'react';
import { draftStore, type StoredDraft } from './draft-store.ts';
import type { useQueryDraft } from './use-query-draft.ts';

/** The draft of a project beyond the life of its form: offered when the form opens again, kept while it is changed. */
export function useKeptDraft(projectId: number | undefined, { draft, isTouched }: ReturnType<typeof useQueryDraft>) {
  const [offered, setOffered] = useState<StoredDraft | null>(() => draftStore.read(projectId));
  const keep = (isExpert: boolean): boolean => {
    if (!isTouched) return false;
    draftStore.write(projectId, { savedAt: new Date().toISOString(), isExpert, draft });
    return true;
  };
  // As it is changed: the end of a session takes the form away without closing it.
  useEffect(() => {
    if (!isTouched) return;
    draftStore.write(projectId, { savedAt: new Date().toISOString(), isExpert: draft.autorunmode === null, draft });
  }, [projectId, draft, isTouched]);
  const discard = () => {
    draftStore.remove(projectId);
    setOffered(null);
  };
  return { offered, keep, discard };
}
