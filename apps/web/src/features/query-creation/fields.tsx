import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { MESSAGES, type ProjectSummary } from '@retron/contract';
import type { Dispatch } from 'react';
import { projectLabels } from '../../shared/projects/project-labels.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { type DraftChange, draftsOfTargets, offeredQueryName, type QueryDraft } from './draft.ts';

export interface FieldProps {
  readonly draft: QueryDraft;
  readonly change: Dispatch<DraftChange>;
  readonly error?: string | undefined;
}

/** The query's name, checked with the server while it is typed; the name that the target was given by is one choice away. */
export function NameField({ draft, change, error, checkFailed }: FieldProps & { readonly checkFailed: boolean }) {
  const offered = offeredQueryName(draft);
  return (
    <div>
      <TextInput
        label={texts.queryName}
        placeholder={MESSAGES.assignName}
        value={draft.sessionid}
        description={draft.moreTargets.length === 0 ? undefined : texts.nameOfEach(draftsOfTargets(draft)[0]?.sessionid ?? '')}
        error={error ?? (checkFailed ? MESSAGES.queryNameCheck : undefined)}
        onChange={(event) => change({ kind: 'set', values: { sessionid: event.currentTarget.value } })}
      />
      {offered === null ? null : (
        <Button
          variant="subtle"
          size="compact-xs"
          mt={4}
          maw="100%"
          onClick={() => change({ kind: 'set', values: { sessionid: offered } })}
        >
          {texts.callQuery(offered)}
        </Button>
      )}
    </div>
  );
}

export function ProjectField({ draft, change, error, projects }: FieldProps & { readonly projects: readonly ProjectSummary[] }) {
  const labels = projectLabels(projects);
  return (
    <Select
      label={common.project}
      searchable
      description={projects.length === 0 ? MESSAGES.noProject : undefined}
      data={projects.map((project) => ({ value: String(project.id), label: labels.get(project.id) ?? project.name }))}
      value={draft.projectid === null ? null : String(draft.projectid)}
      error={error}
      nothingFoundMessage={texts.noProjectOfThisName}
      onChange={(id) => change({ kind: 'set', values: { projectid: id === null ? null : Number(id) } })}
    />
  );
}

/** Nothing is cut while it is typed or pasted: what is cut without a word is not noticed. */
export function DescriptionField({ draft, change, error }: FieldProps) {
  return (
    <Textarea
      label={common.description}
      autosize
      minRows={5}
      maxRows={14}
      value={draft.comment}
      error={error}
      onChange={(event) => change({ kind: 'set', values: { comment: event.currentTarget.value } })}
    />
  );
}
