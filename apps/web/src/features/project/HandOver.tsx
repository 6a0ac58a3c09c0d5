import { Button, Select } from '@mantine/core';
import type { Member, ProjectAnswer } from '@retron/contract';
import { useState } from 'react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/project.ts';
import classes from './MembersDialog.module.css';
import { useMemberChanges } from './use-member-changes.ts';

interface HandOverProps {
  readonly project: ProjectAnswer;
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

/** Asks who shall be the owner. */
export function HandOver({ project, members, onClose }: HandOverProps) {
  const { handOver } = useMemberChanges(project.id);
  const [to, setTo] = useState<string | null>(members[0]?.username ?? null);
  const data = members.map(({ username, realname }) => ({ value: username, label: `${realname} (${username})` }));
  return (
    <div className={classes.handOver}>
      <Select
        label={texts.handOverTo}
        data={data}
        value={to}
        allowDeselect={false}
        onChange={setTo}
        comboboxProps={{ withinPortal: true }}
      />
      <Button variant="default" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button
        disabled={to === null}
        loading={handOver.isPending}
        onClick={() => {
          if (to !== null) handOver.mutate(to, { onSuccess: onClose });
        }}
      >
        {texts.handOver}
      </Button>
      <p>{texts.handOverHint}</p>
    </div>
  );
}
