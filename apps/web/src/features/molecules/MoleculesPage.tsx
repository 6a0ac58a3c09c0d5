import { Button, FileButton, Group, Pagination, Select } from '@mantine/core';
import { MESSAGES, MOLECULE_FILTERS, type MoleculeFilterName, type MoleculeListAnswer, type WireMolecule } from '@retron/contract';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { moleculeListOptions } from '../../api/molecules.ts';
import { FilterChip } from '../../components/filters/FilterChip.tsx';
import { FilterGroupSection } from '../../components/filters/FilterGroupSection.tsx';
import { FilterPanel } from '../../components/filters/FilterPanel.tsx';
import { LayoutSwitch } from '../../components/LayoutSwitch.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import { numberText } from '../../texts/numbers.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportStrip } from './ExportStrip.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportStrip } from './ImportStrip.tsx';
import { MoleculeCard } from './MoleculeCard.tsx';
import { MoleculeDialog } from './MoleculeDialog.tsx';
import { MoleculeSearchCard } from './MoleculeSearchCard.tsx';
import classes from './Molecules.module.css';
import { MoleculeTable } from './MoleculeTable.tsx';
import { filterLabel, NO_FILTERS, optionsOf, toggled } from './molecule-filters.ts';
import { type MoleculeView, pageCountOf, parametersOf, readMoleculeView, SORTS, writeMoleculeView } from './molecule-view.ts';
import { pathCrumbs } from './path-crumbs.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useExport } from './use-export.ts';
import { useImport } from './use-import.ts';

/** Groups that are open at first, as their values say most. */
const OPEN_AT_FIRST: ReadonlySet<MoleculeFilterName> = new Set(['tag', 'catalogue', 'used', 'origin']);

/** What the page reads of a chemist's files. */
const IMPORTED_FILES = '.sdf,.sd,.mol,.smi,.smiles,.csv,.tsv,.txt';

/** The reader's own molecules. */
export function MoleculesPage() {
  const [search, changeSearch] = useUrlSearch();
  const view = readMoleculeView(search);
  const list = useQuery(moleculeListOptions({ ...parametersOf(view), counts: 'yes' }));
  const last = useLast(list.data ?? null);
  const [open, setOpen] = useState<WireMolecule | 'new' | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, WireMolecule>>(new Map());
  const [file, setFile] = useState<File | null>(null);
  const resetFile = useRef<() => void>(null);
  const resetFirstFile = useRef<() => void>(null);
  const imported = useImport();
  const exported = useExport();
  const isExporting = exported.progress?.state === 'running' || exported.progress?.state === 'waiting';
  const closeFile = () => {
    setFile(null);
    // Else the browser does not tell when the same file is chosen once more.
    resetFile.current?.();
    resetFirstFile.current?.();
  };
  const change = (part: Partial<MoleculeView>) =>
    changeSearch((parameters) => writeMoleculeView({ ...view, page: 1, ...part }, parameters));
  const tags = (last?.tags ?? []).map(({ tag }) => tag);
  const shownBy = (molecule: WireMolecule) => ({
    tags,
    isSelected: selected.has(molecule.name),
    onSelect: (isSelected: boolean) => setSelected(withMolecule(selected, molecule, isSelected)),
    onOpen: () => setOpen(molecule),
  });
  return (
    <div className={classes.work}>
      <ShellHeader crumbs={pathCrumbs(window.location.pathname)} />
      <FilterPanel
        inUse={MOLECULE_FILTERS.filter((name) => view.filters[name].length > 0).length}
        onClear={() => change({ filters: NO_FILTERS })}
      >
        {MOLECULE_FILTERS.map((name) => (
          <FilterGroupSection
            key={name}
            title={texts.FILTER_TITLES[name]}
            options={optionsOf(last, name, view.filters)}
            chosen={view.filters[name]}
            isOpenAtFirst={OPEN_AT_FIRST.has(name)}
            onToggle={(value) => change({ filters: toggled(view.filters, name, value) })}
          />
        ))}
      </FilterPanel>
      <div className={classes.content}>
        <div className={classes.head}>
          <h1>{common.molecules}</h1>
          <span className={classes.dim}>{list.data ? texts.ownMolecules(list.data.all) : ''}</span>
          <span className={classes.grow} />
          <FileButton accept={IMPORTED_FILES} resetRef={resetFile} onChange={setFile}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={16} stroke={1.75} />}
                disabled={imported.progress?.state === 'running' || imported.progress?.state === 'waiting'}
              >
                {texts.importIt}
              </Button>
            )}
          </FileButton>
          <ExportMenu
            what={texts.whatIsShown}
            isDisabled={isExporting || (list.data?.molecules.length ?? 0) === 0}
            onChoose={(file) => void exported.start({ list: parametersOf(view) }, file)}
          />
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
            {texts.addNew}
          </Button>
        </div>
        <MoleculeSearchCard view={view} onChange={change} />
        <div className={classes.head}>
          {selected.size > 0 ? (
            <SelectionBar
              names={[...selected.keys()]}
              isExporting={isExporting}
              onExport={(file) => void exported.start({ molecules: [...selected.values()] }, file)}
              onClear={() => setSelected(new Map())}
            />
          ) : (
            <>
              {MOLECULE_FILTERS.flatMap((name) =>
                view.filters[name].map((value) => (
                  <FilterChip
                    key={`${name} ${value}`}
                    text={`${texts.FILTER_TITLES[name]}: ${filterLabel(name, value)}`}
                    onRemove={() => change({ filters: toggled(view.filters, name, value) })}
                  />
                )),
              )}
              <span className={classes.dim} role="status">
                {list.data ? foundText(list.data) : ''}
              </span>
              <span className={classes.grow} />
              <span className={classes.dim} aria-hidden>
                {texts.sort}
              </span>
              <Select
                aria-label={texts.sort}
                size="xs"
                allowDeselect={false}
                data={SORTS.map(({ value, label }) => ({ value, label }))}
                value={view.sort}
                onChange={(sort) => change({ sort: (sort ?? 'added') as MoleculeView['sort'] })}
              />
              <LayoutSwitch layout={view.layout} onLayout={(layout) => change({ layout, page: view.page })} />
            </>
          )}
        </div>
        {list.isPending ? <LoadingRows count={8} height={278} grid={classes.grid} label={texts.loadingMolecules} /> : null}
        {list.isError ? (
          view.term !== '' && view.search !== 'name' ? (
            <EmptyState sentence={reasonOf(list.error)} />
          ) : (
            <ErrorState message={MESSAGES.moleculesFetch} error={list.error} onRetry={() => void list.refetch()} />
          )
        ) : null}
        {list.data && list.data.molecules.length === 0 && !list.isError ? (
          list.data.all === 0 ? (
            <EmptyState
              sentence={texts.noMoleculesYet}
              action={
                <Group gap="sm">
                  <Button onClick={() => setOpen('new')}>{texts.addNew}</Button>
                  <FileButton accept={IMPORTED_FILES} resetRef={resetFirstFile} onChange={setFile}>
                    {(props) => (
                      <Button {...props} variant="default" leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}>
                        {texts.importFile}
                      </Button>
                    )}
                  </FileButton>
                </Group>
              }
            />
          ) : (
            <EmptyState
              sentence={texts.nothingMatches}
              action={
                <Button variant="default" onClick={() => change({ term: '', filters: NO_FILTERS })}>
                  {common.clear}
                </Button>
              }
            />
          )
        ) : null}
        {list.data && !list.isError ? (
          view.layout === 'table' && list.data.molecules.length > 0 ? (
            <MoleculeTable molecules={list.data.molecules} rowOf={shownBy} />
          ) : (
            <div className={classes.grid}>
              {list.data.molecules.map((molecule) => (
                <MoleculeCard key={molecule.id} molecule={molecule} {...shownBy(molecule)} />
              ))}
            </div>
          )
        ) : null}
        {list.data && pageCountOf(list.data.total) > 1 ? (
          <Pagination
            total={pageCountOf(list.data.total)}
            value={view.page}
            onChange={(page) => change({ page })}
            getControlProps={(control) => ({ 'aria-label': texts.controlPage(control) })}
          />
        ) : null}
        <div className={classes.strips}>
          {imported.progress === null ? null : <ImportStrip progress={imported.progress} onStop={imported.stop} onClose={imported.close} />}
          {exported.progress === null ? null : <ExportStrip progress={exported.progress} onStop={exported.stop} onClose={exported.close} />}
        </div>
      </div>
      {file === null ? null : (
        <ImportDialog
          file={file}
          onImport={(wishes) => {
            closeFile();
            void imported.start(file, wishes);
          }}
          onClose={closeFile}
        />
      )}
      {open === null ? null : <MoleculeDialog molecule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** What was there last, while there is nothing: the filters stay while what is typed is no structure yet. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

function foundText({ total, isComplete, all }: MoleculeListAnswer): string {
  const found = numberText(total);
  return isComplete ? texts.shownOfAll(found, numberText(all)) : texts.foundOrMoreOf(found, numberText(all));
}

function withMolecule(
  molecules: ReadonlyMap<string, WireMolecule>,
  molecule: WireMolecule,
  isIn: boolean,
): ReadonlyMap<string, WireMolecule> {
  const changed = new Map(molecules);
  if (isIn) changed.set(molecule.name, molecule);
  else changed.delete(molecule.name);
  return changed;
}
