import { Button, Select, Switch, TextInput } from '@mantine/core';
import type { ProjectFilterWords, ProjectListAnswer } from '@retron/contract';
import { numberText } from '../../components/text/counts.ts';
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
  const owners = counts?.owners ?? [];
  const known = owners.some(({ username }) => username === filter.owner);
  return (
    <>
      <Select
        className={classes.filter ?? ''}
        aria-label="Owner"
        placeholder="Any owner"
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Any owner' }}
        data={[
          ...owners.map(({ username, realname, projects }) => ({
            value: username,
            label: `${realname} (${username}) ${numberText(projects)}`,
          })),
          ...(filter.owner === undefined || known ? [] : [{ value: filter.owner, label: filter.owner }]),
        ]}
        value={filter.owner ?? null}
        onChange={(owner) => set('owner', owner ?? '')}
      />
      <TextInput
        key={`member ${filter.member ?? ''}`}
        className={classes.filter ?? ''}
        aria-label="Member"
        placeholder="Member: user name, Enter"
        maxLength={200}
        defaultValue={filter.member ?? ''}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && set('member', currentTarget.value.trim())}
        onBlur={({ currentTarget }) => currentTarget.value.trim() !== (filter.member ?? '') && set('member', currentTarget.value.trim())}
      />
      {(['since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          aria-label={`Changed ${name}`}
          leftSection={<span className={classes.dim}>{name}</span>}
          leftSectionWidth={48}
          value={filter[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
      <Switch
        label={counts === undefined ? 'Running' : `Running ${numberText(counts.running)}`}
        checked={filter.running === 'yes'}
        onChange={({ currentTarget }) => set('running', currentTarget.checked ? 'yes' : '')}
      />
      {Object.keys(filter).length > 0 ? (
        <Button variant="subtle" size="xs" onClick={() => onFilter({})}>
          Clear filters
        </Button>
      ) : null}
    </>
  );
}
