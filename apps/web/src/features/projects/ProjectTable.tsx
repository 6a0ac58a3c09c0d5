import { ActionIcon, Menu, Table, VisuallyHidden } from '@mantine/core';
import type { ProjectSummary } from '@retron/contract';
import { IconArrowDown, IconArrowUp, IconDots, IconEdit, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/projects.ts';
import { ProjectFormDialog } from './ProjectFormDialog.tsx';
import classes from './ProjectsPage.module.css';
import { useDeleteProject } from './use-delete-project.ts';
import { type ProjectSort, type ProjectsView, sortedBy } from './view-state.ts';

export interface ProjectTableProps {
  readonly projects: readonly ProjectSummary[];
  readonly view: ProjectsView;
  readonly onView: (view: ProjectsView) => void;
}

/** One row a project; the head of every column sorts. */
export function ProjectTable({ projects, view, onView }: ProjectTableProps) {
  return (
    <StackingTable label={common.projects} isSorting>
      <Table.Thead>
        <Table.Tr>
          <SortHead sort="name" label={common.name} view={view} onView={onView} />
          <SortHead sort="description" label={common.description} view={view} onView={onView} from="lg" />
          <SortHead sort="owner" label={common.owner} view={view} onView={onView} />
          <SortHead sort="queries" label={common.queries} view={view} onView={onView} isNumber />
          <SortHead sort="members" label={texts.members} view={view} onView={onView} isNumber />
          <SortHead sort="created" label={common.created} view={view} onView={onView} from="md" />
          <SortHead sort="changed" label={texts.lastChanged} view={view} onView={onView} />
          <Table.Th>
            <VisuallyHidden>{common.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}

interface SortHeadProps {
  readonly sort: ProjectSort;
  readonly label: string;
  readonly view: ProjectsView;
  readonly onView: (view: ProjectsView) => void;
  /** The narrowest window that shows the column; every one without. */
  readonly from?: 'md' | 'lg';
  readonly isNumber?: boolean;
}

function SortHead({ sort, label, view, onView, from, isNumber = false }: SortHeadProps) {
  const isUsed = view.sort === sort;
  const Arrow = view.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      {...(isNumber ? { ta: 'right' } : {})}
      {...(from ? { visibleFrom: from } : {})}
      aria-sort={isUsed ? (view.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" className={classes.sortHead} onClick={() => onView(sortedBy(view, sort))}>
        {label}
        {isUsed ? <Arrow size={12} stroke={1.75} aria-hidden /> : null}
      </button>
    </Table.Th>
  );
}

function ProjectRow({ project }: { readonly project: ProjectSummary }) {
  const deleteProject = useDeleteProject();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const reason = useId();
  const whyNot = project.mayEdit ? (project.isDefault ? texts.defaultStays : null) : texts.onlyOwnerChanges;
  const handleClose = () => setDialog(null);
  return (
    <Table.Tr>
      <Table.Td className={classes.title}>
        <Link to={paths.project(project.id)} className={classes.name}>
          {project.name}
        </Link>
        {project.isDefault ? <span className={classes.mark}>{texts.isDefault}</span> : null}
      </Table.Td>
      <Table.Td className={classes.description} visibleFrom="lg" data-head={common.description}>
        {project.description}
      </Table.Td>
      <Table.Td className={classes.person} title={project.ownerUsername} data-head={common.owner}>
        {project.owner}
      </Table.Td>
      <Table.Td ta="right" data-head={common.queries}>
        {numberText(project.queryCount)}
      </Table.Td>
      <Table.Td ta="right" data-head={texts.members}>
        {numberText(project.memberCount)}
      </Table.Td>
      <Table.Td className={classes.dim} visibleFrom="md" data-head={common.created}>
        {dateTimeText(project.created)}
      </Table.Td>
      <Table.Td className={classes.dim} data-head={texts.lastChanged}>
        {dateTimeText(project.changed)}
      </Table.Td>
      <Table.Td w={44} data-corner>
        <Menu position="bottom-end" width={196}>
          <Menu.Target>
            <ActionIcon size="sm" aria-label={texts.moreActionsFor(project.name)}>
              <IconDots size={15} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!project.mayEdit}
              aria-describedby={project.mayEdit ? undefined : reason}
              leftSection={<IconEdit size={16} stroke={1.75} />}
              onClick={() => setDialog('edit')}
            >
              {common.edit}
            </Menu.Item>
            <Menu.Item
              color="var(--retron-err)"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              disabled={whyNot !== null}
              aria-describedby={whyNot === null ? undefined : reason}
              onClick={() => setDialog('delete')}
            >
              {common.deleteIt}
            </Menu.Item>
            {whyNot === null ? null : (
              <Menu.Label id={reason} className={classes.menuReason ?? ''}>
                {whyNot}
              </Menu.Label>
            )}
          </Menu.Dropdown>
        </Menu>
        <ProjectFormDialog isOpen={dialog === 'edit'} project={project} onClose={handleClose} />
        <ConfirmDialog
          isOpen={dialog === 'delete'}
          title={texts.askToDelete(project.name)}
          text={texts.whatDeletingMeans(project.queryCount)}
          confirmLabel={texts.deleteProject}
          onClose={handleClose}
          onConfirm={() => {
            handleClose();
            deleteProject(project);
          }}
        />
      </Table.Td>
    </Table.Tr>
  );
}
