import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { characterCount, MAX_DESCRIPTION_LENGTH, MAX_PROJECT_NAME_LENGTH, type ProjectSummary, TEXTS } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { createProject, editProject } from '../../api/projects.ts';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { useSeenFields } from '../../shared/drafts/seen-fields.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/projects.ts';

export interface ProjectFormDialogProps {
  readonly isOpen: boolean;
  /** Null for a new one. */
  readonly project: ProjectSummary | null;
  readonly onClose: () => void;
}

/** Name and description of a project; a new one is opened afterwards. */
export function ProjectFormDialog({ isOpen, project, onClose }: ProjectFormDialogProps) {
  const formId = useId();
  return (
    <SlideUp
      isOpen={isOpen}
      title={project === null ? texts.newProject : texts.editProject}
      onClose={onClose}
      width={560}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {project === null ? texts.createProject : common.save}
          </Button>
        </>
      }
    >
      <ProjectForm key={String(isOpen)} formId={formId} project={project} onClose={onClose} />
    </SlideUp>
  );
}

/** Of the call, shown with a field of the form. */
const FIELDS = ['name', 'description'];

interface ProjectFormProps {
  readonly formId: string;
  readonly project: ProjectSummary | null;
  readonly onClose: () => void;
}

function ProjectForm({ formId, project, onClose }: ProjectFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useSeenFields({ name: project?.name ?? '', description: project?.description ?? '' });
  const [name, setName] = useState(form.seen.name);
  const [description, setDescription] = useState(form.seen.description);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), description: description.trim() };
      return project === null ? createProject(body) : editProject(project.id, form.change(body));
    },
    onSuccess: async (saved) => {
      onClose();
      await client.invalidateQueries({ queryKey: keys.projects });
      if (project === null) await navigate({ to: paths.project(saved.id) });
    },
    onError: form.learn,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && tooLong === null && descriptionTooLong === null && !save.isPending) save.mutate();
  }
  // Not cut while it is typed or pasted: what is cut without a word is not noticed.
  const tooLong = characterCount(name.trim()) > MAX_PROJECT_NAME_LENGTH ? texts.nameTooLong(MAX_PROJECT_NAME_LENGTH) : null;
  const descriptionTooLong = characterCount(description.trim()) > MAX_DESCRIPTION_LENGTH ? TEXTS.descriptionTooLong : null;
  const reason = save.isError ? otherReasons(save.error, FIELDS) : null;
  return (
    <form id={formId} noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        {reason === null ? null : (
          <Alert color="red" role="alert">
            {reason}
          </Alert>
        )}
        <TextInput
          label={common.name}
          required
          data-autofocus
          value={name}
          error={isChecked && name.trim() === '' ? texts.nameRequired : (tooLong ?? fieldMessage(save.error, 'name'))}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={common.description}
          autosize
          minRows={3}
          maxRows={8}
          value={description}
          error={descriptionTooLong ?? fieldMessage(save.error, 'description')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </Stack>
    </form>
  );
}
