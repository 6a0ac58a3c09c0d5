import { ActionIcon, Alert, Button, Textarea, TextInput } from '@mantine/core';
import { LONGEST, type NewsItem } from '@retron/contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { fieldMessage, otherReasons, reasonOf } from '../../api/api-error.ts';
import { addNews, changeNews, deleteNews } from '../../api/house.ts';
import { keys } from '../../api/keys.ts';
import { newsOptions } from '../../api/news.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { dateText } from '../../components/text/dates.ts';
import { tooLong } from '../../components/text/too-long.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { KeptNote } from '../../shared/drafts/KeptNote.tsx';
import { useKeptForm } from '../../shared/drafts/kept-form.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import * as texts from '../../texts/backoffice/news.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { DrawerFrame } from './DrawerFrame.tsx';

/** News are few: one list of the newest. */
const SHOWN = 100;

/** What the house tells its users: written, rewritten and deleted here, with a preview. */
export function NewsEditorPage() {
  const client = useQueryClient();
  const news = useQuery(newsOptions({ per_page: SHOWN, page: 1 }));
  const [open, setOpen] = useState<NewsItem | 'new' | null>(null);
  const [doomed, setDoomed] = useState<NewsItem | null>(null);
  useBackCloses(open !== null, () => setOpen(null));
  const refresh = () => client.invalidateQueries({ queryKey: keys.allNews });
  const remove = useMutation({
    mutationFn: ({ id }: NewsItem) => deleteNews(id),
    onSuccess: async () => {
      await refresh();
      toasts.message(texts.newsDeleted);
    },
    onError: (error) => toasts.error(reasonOf(error)),
  });
  return (
    <BackofficeFrame section={common.news}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{common.news}</h1>
          <span className={classes.grow} />
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
            {texts.writeNews}
          </Button>
        </div>
        {news.isPending ? <LoadingRows count={4} height={44} label={common.loadingNews} /> : null}
        {news.isError ? <ErrorState message={texts.newsNotLoaded} error={news.error} onRetry={() => void news.refetch()} /> : null}
        {news.data?.news.length === 0 ? <EmptyState sentence={texts.noNewsYet} /> : null}
        <ul className={classes.rows}>
          {(news.data?.news ?? []).map((item) => (
            <li key={item.id}>
              <div className={classes.grow}>
                <b>{item.title}</b>
                <span className={classes.dim}>
                  {' '}
                  {item.author}, {dateText(item.dateCreated)}
                </span>
              </div>
              <ActionIcon variant="subtle" aria-label={texts.editNamed(item.title)} onClick={() => setOpen(item)}>
                <IconPencil size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon variant="subtle" color="red" aria-label={texts.deleteNamed(item.title)} onClick={() => setDoomed(item)}>
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </div>
      {open === null ? null : (
        <DrawerFrame title={open === 'new' ? texts.writeNews : texts.editNews} isEntered onClose={() => setOpen(null)}>
          <NewsForm
            key={open === 'new' ? 'new' : open.id}
            item={open === 'new' ? null : open}
            onSaved={async () => {
              await refresh();
              setOpen(null);
              toasts.message(texts.newsSaved);
            }}
          />
        </DrawerFrame>
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={texts.askToDelete(doomed?.title ?? '')}
        text={texts.whatDeletingMeans}
        confirmLabel={texts.deleteNews}
        onConfirm={() => {
          if (doomed !== null) remove.mutate(doomed);
          setDoomed(null);
        }}
        onClose={() => setDoomed(null)}
      />
    </BackofficeFrame>
  );
}

/** Of the call, shown with a field of the form. */
const FIELDS = ['title', 'body'];

const newsFields = z.object({ title: z.string(), body: z.string() });

function NewsForm({ item, onSaved }: { readonly item: NewsItem | null; readonly onSaved: () => void }) {
  const form = useKeptForm(`news.${item?.id ?? 'new'}`, { title: item?.title ?? '', body: item?.body ?? '' }, newsFields);
  const { title, body } = form.fields;
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      if (item === null) return addNews({ title: title.trim(), body: body.trim() });
      // Against what the form began with: the news may have been fetched anew since, as somebody else left them.
      const { changed, seen } = form;
      return changeNews(item.id, {
        before: seen,
        ...(changed.title === undefined ? {} : { title: title.trim() }),
        ...(changed.body === undefined ? {} : { body: body.trim() }),
      });
    },
    onSuccess: () => {
      form.discard();
      onSaved();
    },
    onError: form.learn,
  });
  const reason = save.isError ? otherReasons(save.error, FIELDS) : null;
  const missing = (text: string) => (isChecked && text.trim() === '' ? texts.writeSomething : null);
  const titleTooLong = tooLong(title, LONGEST.newsTitle);
  const bodyTooLong = tooLong(body, LONGEST.newsBody);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (title.trim() !== '' && body.trim() !== '' && titleTooLong === null && bodyTooLong === null) save.mutate();
  };
  return (
    <form className={classes.write} noValidate aria-label={common.news} onSubmit={handleSubmit}>
      <KeptNote {...form} />
      {reason === null ? null : (
        <Alert color="red" role="alert">
          {reason}
        </Alert>
      )}
      <TextInput
        label={common.title}
        required
        value={title}
        error={missing(title) ?? titleTooLong ?? fieldMessage(save.error, 'title')}
        onChange={(event) => form.change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={texts.text}
        description={texts.textHint}
        required
        autosize
        minRows={6}
        maxRows={16}
        value={body}
        error={missing(body) ?? bodyTooLong ?? fieldMessage(save.error, 'body')}
        onChange={(event) => form.change({ body: event.currentTarget.value })}
      />
      <section aria-label={texts.preview} className={classes.preview}>
        <h3>{title === '' ? texts.preview : title}</h3>
        <Markdown text={body} />
      </section>
      <Button type="submit" loading={save.isPending}>
        {common.save}
      </Button>
    </form>
  );
}
