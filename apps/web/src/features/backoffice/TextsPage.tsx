import { ActionIcon, Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { externalLinksOptions, type LegalInfoType, legalInfoOptions } from '../../api/about.ts';
import { fieldMessage, reasonOf } from '../../api/api-error.ts';
import { saveExternalLinks, saveLegalText } from '../../api/house.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import { heldNow } from '../../shared/drafts/seen-fields.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import * as texts from '../../texts/backoffice/texts-and-links.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';

/** Imprint, privacy policy and the links of the Support card. */
export function TextsPage() {
  return (
    <BackofficeFrame section={texts.texts}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.textsAndLinks}</h1>
        </div>
        <LegalEditor type="imprint" title={common.imprint} />
        <LegalEditor type="privacy" title={common.privacyPolicy} />
        <LinksEditor />
      </div>
    </BackofficeFrame>
  );
}

function LegalEditor({ type, title }: { readonly type: LegalInfoType; readonly title: string }) {
  const client = useQueryClient();
  const info = useQuery(legalInfoOptions(type));
  const held = info.data?.isWritten === true ? info.data.body : '';
  /** What is typed, and what was seen when that was begun; null: nothing is. */
  const [draft, setDraft] = useState<{ readonly body: string; readonly seen: string } | null>(null);
  const text = draft?.body ?? held;
  const save = useMutation({
    mutationFn: () => saveLegalText(type, text, draft?.seen ?? held),
    onSuccess: (saved) => {
      client.setQueryData(legalInfoOptions(type).queryKey, saved);
      setDraft(null);
      toasts.message(texts.textSaved(title));
    },
    onError: (error) => {
      const { body = draft?.seen ?? held } = heldNow(error, { body: held });
      setDraft({ body: text, seen: body });
      if (fieldMessage(error, 'body') === null) toasts.error(reasonOf(error));
    },
  });
  if (info.isPending) return <LoadingRows count={1} height={140} label={texts.loadingText(title)} />;
  if (info.isError) return <ErrorState message={reasonOf(info.error)} error={info.error} onRetry={() => void info.refetch()} />;
  return (
    <section className={classes.text} aria-label={title}>
      <h2>{title}</h2>
      <div className={classes.two}>
        <Textarea
          label={texts.textOf(title)}
          description={texts.textHint}
          autosize
          minRows={6}
          maxRows={18}
          placeholder={info.data.body}
          value={text}
          error={fieldMessage(save.error, 'body')}
          onChange={(event) => setDraft({ body: event.currentTarget.value, seen: draft?.seen ?? held })}
        />
        <section className={classes.preview} aria-label={texts.previewOf(title)}>
          {text.trim() === '' ? <p className={classes.dim}>{texts.nothingToPreview}</p> : <Markdown text={text} />}
        </section>
      </div>
      <Button variant="default" disabled={draft === null} loading={save.isPending} onClick={() => save.mutate()}>
        {texts.saveText(title)}
      </Button>
    </section>
  );
}

interface LinkDraft {
  readonly label: string;
  readonly url: string;
}

/** Leads to the documentation of the calls: the product adds it itself. */
const OWN_LINK = '/app/api/docs';

function LinksEditor() {
  const client = useQueryClient();
  const links = useQuery(externalLinksOptions);
  const held = (links.data ?? []).filter(({ url }) => url !== OWN_LINK);
  const [drafts, setDrafts] = useState<readonly LinkDraft[] | null>(null);
  /** The links that were seen when they began to be changed; null: those that are there. */
  const [seen, setSeen] = useState<readonly LinkDraft[] | null>(null);
  const shown = drafts ?? held;
  const save = useMutation({
    mutationFn: () =>
      saveExternalLinks(
        shown.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
        seen ?? held,
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: externalLinksOptions.queryKey });
      setDrafts(null);
      setSeen(null);
      toasts.message(texts.linksSaved);
    },
    onError: (error) => {
      const now = heldNow<{ readonly links: readonly LinkDraft[] }>(error, { links: held }).links;
      if (now === undefined) toasts.error(reasonOf(error));
      else setSeen(now);
    },
  });
  const write = (links: readonly LinkDraft[]) => {
    setSeen(seen ?? held);
    setDrafts(links);
  };
  const change = (index: number, values: Partial<LinkDraft>) =>
    write(shown.map((link, at) => (at === index ? { ...link, ...values } : link)));
  const changed = fieldMessage(save.error, 'links');
  return (
    <section className={classes.text} aria-label={texts.linksOfSupportCard}>
      <h2>{texts.linksOfSupportCard}</h2>
      {links.isError ? <ErrorState message={reasonOf(links.error)} error={links.error} onRetry={() => void links.refetch()} /> : null}
      {shown.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing that tells it from others while it is written
        <div key={index} className={classes.linkRow}>
          <TextInput
            aria-label={texts.linkName(index + 1)}
            placeholder={common.name}
            value={link.label}
            onChange={(event) => change(index, { label: event.currentTarget.value })}
          />
          <TextInput
            className={classes.grow}
            aria-label={texts.linkAddress(index + 1)}
            placeholder={texts.https}
            value={link.url}
            onChange={(event) => change(index, { url: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={texts.removeLink(index + 1)}
            onClick={() => write(shown.filter((_, at) => at !== index))}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {changed === null ? null : (
        <Alert color="red" role="alert">
          {changed} {texts.linksThere((seen ?? held).map(({ label }) => label))}
        </Alert>
      )}
      <div className={classes.head}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => write([...shown, { label: '', url: '' }])}
        >
          {texts.addLink}
        </Button>
        <Button variant="default" disabled={drafts === null} loading={save.isPending} onClick={() => save.mutate()}>
          {texts.saveLinks}
        </Button>
      </div>
    </section>
  );
}
