import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { LONGEST, type WireGroup } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessage, otherReasons } from '../../api/api-error.ts';
import { addGroup, changeGroup } from '../../api/groups.ts';
import { keys } from '../../api/keys.ts';
import { tooLong } from '../../components/text/too-long.ts';
import { useSeenFields } from '../../shared/drafts/seen-fields.ts';
import * as texts from '../../texts/backoffice/groups.ts';
import * as common from '../../texts/common.ts';

export interface GroupFormProps {
  /** Null: a new one. */
  readonly group: WireGroup | null;
  readonly onDone: (group: WireGroup) => void;
}

const FIELDS = ['name', 'description'];

/** Name and purpose of a group. */
export function GroupForm({ group, onDone }: GroupFormProps) {
  const client = useQueryClient();
  const form = useSeenFields({ name: group?.name ?? '', description: group?.description ?? '' });
  const [name, setName] = useState(form.seen.name);
  const [description, setDescription] = useState(form.seen.description);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const facts = { name: name.trim(), description: description.trim() };
      return group === null ? addGroup(facts) : changeGroup(group.id, form.change(facts));
    },
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: keys.groups });
      onDone(saved);
    },
    onError: form.learn,
  });
  const nameTooLong = tooLong(name, LONGEST.groupName);
  const purposeTooLong = tooLong(description, LONGEST.groupPurpose);
  const reason = save.isError ? otherReasons(save.error, FIELDS) : null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && nameTooLong === null && purposeTooLong === null && !save.isPending) save.mutate();
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={group === null ? texts.newGroup : texts.nameAndDescribeGroup}>
      <Stack gap="md">
        {reason === null ? null : (
          <Alert color="red" role="alert">
            {reason}
          </Alert>
        )}
        <TextInput
          label={common.name}
          required
          autoComplete="off"
          value={name}
          error={(isChecked && name.trim() === '' ? common.pleaseFillIn : nameTooLong) ?? fieldMessage(save.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={texts.purpose}
          description={texts.purposeHint}
          autosize
          value={description}
          error={purposeTooLong ?? fieldMessage(save.error, 'description')}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {group === null ? texts.makeGroup : common.save}
        </Button>
      </Stack>
    </form>
  );
}
