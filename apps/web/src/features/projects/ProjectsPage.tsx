import { Button, Pagination, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { MESSAGES, writeProjectFilter } from '@retron/contract';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { projectListOptions } from '../../api/projects.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useSlashKey } from '../../components/use-slash-key.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/projects.ts';
import { SEARCH_FIELDS } from '../../texts/projects.ts';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectFormDialog } from './ProjectFormDialog.tsx';
import classes from './ProjectsPage.module.css';
import { ProjectTable } from './ProjectTable.tsx';
import { PAGE_SIZE, type ProjectsView, readProjectsView, type SearchField, writeProjectsView } from './view-state.ts';

/** Milliseconds a search waits for the next key. */
const SEARCH_PAUSE_MS = 200;

/** All projects of the reader, by page. */
export function ProjectsPage() {
  const [search, changeSearch] = useUrlSearch();
  const view = useMemo(() => readProjectsView(search), [search]);
  const [term] = useDebouncedValue(view.term, SEARCH_PAUSE_MS);
  const [isCreating, setIsCreating] = useState(false);
  const field = useSlashKey<HTMLInputElement>();
  const isFiltered = Object.keys(view.filter).length > 0;
  const list = useQuery({
    ...projectListOptions({
      per_page: PAGE_SIZE,
      page: view.page,
      sort: view.sort,
      order: view.order,
      ...(term === '' ? {} : { search: view.field, term }),
      ...(isFiltered ? { filter: writeProjectFilter(view.filter) } : {}),
      counts: 'yes',
    }),
    placeholderData: keepPreviousData,
  });
  const handleView = (next: ProjectsView) => changeSearch((parameters) => writeProjectsView(next, parameters));
  const pages = Math.ceil((list.data?.total ?? 0) / PAGE_SIZE);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: common.projects }]} />
      <div className={classes.head}>
        <h1>{common.projects}</h1>
        <span className={classes.grow} />
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setIsCreating(true)}>
          {texts.newProject}
        </Button>
      </div>
      <div className={classes.head}>
        <TextInput
          ref={field}
          className={classes.search ?? ''}
          type="search"
          aria-label={texts.searchProjects}
          placeholder={texts.searchProjects}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          rightSection={<kbd>/</kbd>}
          rightSectionPointerEvents="none"
          value={view.term}
          onChange={(event) => handleView({ ...view, term: event.currentTarget.value, page: 1 })}
        />
        <Select
          className={classes.field ?? ''}
          aria-label={texts.searchIn}
          data={Object.entries(SEARCH_FIELDS).map(([value, label]) => ({ value, label: texts.inField(label) }))}
          value={view.field}
          allowDeselect={false}
          onChange={(next) => next !== null && handleView({ ...view, field: next as SearchField, page: 1 })}
        />
        <ProjectFilters filter={view.filter} counts={list.data?.counts} onFilter={(filter) => handleView({ ...view, filter, page: 1 })} />
      </div>
      {list.isPending ? <LoadingRows count={6} height={36} label={texts.loadingProjects} /> : null}
      {list.isError && !list.data ? (
        <ErrorState message={MESSAGES.projectsLoad} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && list.data.projects.length > 0 ? <ProjectTable projects={list.data.projects} view={view} onView={handleView} /> : null}
      {list.data && list.data.projects.length === 0 ? (
        <EmptyState sentence={isFiltered ? texts.noProjectFitsFilters : term === '' ? texts.noProjectYet : texts.noProjectFitsSearch} />
      ) : null}
      {pages > 1 ? (
        <Pagination
          className={classes.pages ?? ''}
          size="sm"
          total={pages}
          value={view.page}
          onChange={(page) => handleView({ ...view, page })}
          getItemProps={(page) => ({ 'aria-label': texts.pageNumber(page) })}
          getControlProps={(control) => ({ 'aria-label': texts.previousOrNextPage(control === 'previous') })}
        />
      ) : null}
      <ProjectFormDialog isOpen={isCreating} project={null} onClose={() => setIsCreating(false)} />
    </div>
  );
}
