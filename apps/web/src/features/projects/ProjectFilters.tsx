import { Button, Switch, TextInput } from '@mantine/core';
import type { ProjectFilterWords, ProjectListAnswer } from '@retron/contract';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/projects.ts';
import { PersonFilter } from './PersonFilter.tsx';
import classes from './ProjectsPage.module.css';

export interface ProjectFiltersProps {
  readonly filter: ProjectFilterWords;
  /** Of the values, for what fits all else; absent until they are known. */
  readonly counts: ProjectListAnswer['counts'] | undefined;
  readonly onFilter: (filter: ProjectFilterWords) => void;
}

/** Narrows the list to projects of one owner, with one member, with a query that runs, or changed at a time. */
export function ProjectFilters({ filter, counts, onFilter }: ProjectFiltersProps) {
  const set = (name: keyof ProjectFilterWords, value: string) => {
    const { [name]: _, ...rest } = filter;
    onFilter(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <>
      <PersonFilter
        label={common.owner}
        placeholder={texts.anyOwner}
        people={counts?.owners ?? []}
        chosen={filter.owner}
        onChoose={(owner) => set('owner', owner)}
      />
      <PersonFilter
        label={texts.member}
        placeholder={texts.anyMember}
        people={counts?.members ?? []}
        chosen={filter.member}
        onChoose={(member) => set('member', member)}
      />
      <div className={classes.days}>
        {(['since', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            aria-label={texts.projectChanged(name)}
            leftSection={<span className={classes.dim}>{name}</span>}
            leftSectionWidth={48}
            value={filter[name] ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
          />
        ))}
      </div>
      <Switch
        label={counts === undefined ? texts.running : texts.runningCount(numberText(counts.running))}
        checked={filter.running === 'yes'}
        onChange={({ currentTarget }) => set('running', currentTarget.checked ? 'yes' : '')}
      />
      {Object.keys(filter).length > 0 ? (
        <Button variant="subtle" size="xs" onClick={() => onFilter({})}>
          {common.clearFilters}
        </Button>
      ) : null}
    </>
  );
}
