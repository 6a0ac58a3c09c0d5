import { Button, FileButton, Pagination, Select } from '@mantine/core';
import { MESSAGES, type MoleculeListAnswer, type WireMolecule } from '@retron/contract';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { moleculeListOptions } from '../../api/molecules.ts';
import { FilterGroupSection } from '../../components/filters/FilterGroupSection.tsx';
import { FilterPanel } from '../../components/filters/FilterPanel.tsx';
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
import { type MoleculeView, pageCountOf, parametersOf, readMoleculeView, SORTS, writeMoleculeView } from './molecule-view.ts';
import { pathCrumbs } from './path-crumbs.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useExport } from './use-export.ts';
import { useImport } from './use-import.ts';

/** The reader's own molecules. */
export function MoleculesPage() {
  const [search, changeSearch] = useUrlSearch();
  const view = readMoleculeView(search);
  const list = useQuery(moleculeListOptions(parametersOf(view)));
  const [open, setOpen] = useState<WireMolecule | 'new' | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, WireMolecule>>(new Map());
  const [file, setFile] = useState<File | null>(null);
  const resetFile = useRef<() => void>(null);
  const imported = useImport();
  const exported = useExport();
  const isExporting = exported.progress?.state === 'running' || exported.progress?.state === 'waiting';
  const closeFile = () => {
    setFile(null);
    // Else the browser does not tell when the same file is chosen once more.
    resetFile.current?.();
  };
  const change = (part: Partial<MoleculeView>) =>
    changeSearch((parameters) => writeMoleculeView({ ...view, page: 1, ...part }, parameters));
  const tags = list.data?.tags ?? [];
  return (
    <div className={classes.work}>
      <ShellHeader crumbs={pathCrumbs(window.location.pathname)} />
      <FilterPanel
        inUse={[view.tag, view.catalogue, view.origin].filter((value) => value !== '').length}
        onClear={() => change({ tag: '', catalogue: '', origin: '' })}
      >
        <OneOf
          title={texts.tag}
          options={tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))}
          chosen={view.tag}
          onChoose={(tag) => change({ tag })}
        />
        <Choice
          title={texts.catalogue}
          options={[
            ['yes', texts.inCatalogue],
            ['no', texts.inNoCatalogue],
          ]}
          chosen={view.catalogue}
          onChoose={(value) => change({ catalogue: value as MoleculeView['catalogue'] })}
        />
        <Choice
          title={texts.origin}
          options={[
            ['drawn', texts.drawnOrPasted],
            ['imported', texts.imported],
            ['copied', common.copied],
          ]}
          chosen={view.origin}
          onChoose={(value) => change({ origin: value as MoleculeView['origin'] })}
        />
      </FilterPanel>
      <div className={classes.content}>
        <div className={classes.head}>
          <h1>{common.molecules}</h1>
          <span className={classes.dim}>{list.data ? texts.ownMolecules(list.data.all) : ''}</span>
          <span className={classes.grow} />
          <FileButton accept=".sdf,.sd,.mol,.smi,.smiles,.csv,.tsv,.txt" resetRef={resetFile} onChange={setFile}>
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
              <span className={classes.dim} role="status">
                {list.data ? foundText(list.data) : ''}
              </span>
              <span className={classes.grow} />
              <Select
                aria-label={texts.sort}
                size="xs"
                allowDeselect={false}
                data={SORTS.map(({ value, label }) => ({ value, label }))}
                value={view.sort}
                onChange={(sort) => change({ sort: (sort ?? 'added') as MoleculeView['sort'] })}
              />
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
            <EmptyState sentence={texts.noMoleculesYet} action={<Button onClick={() => setOpen('new')}>{texts.addNew}</Button>} />
          ) : (
            <EmptyState
              sentence={texts.nothingMatches}
              action={
                <Button variant="default" onClick={() => change({ term: '', tag: '', catalogue: '', origin: '' })}>
                  {common.clear}
                </Button>
              }
            />
          )
        ) : null}
        {list.data && !list.isError ? (
          <div className={classes.grid}>
            {list.data.molecules.map((molecule) => (
              <MoleculeCard
                key={molecule.id}
                molecule={molecule}
                tags={tags.map(({ tag }) => tag)}
                isSelected={selected.has(molecule.name)}
                onSelect={(isSelected) => setSelected(withMolecule(selected, molecule, isSelected))}
                onOpen={() => setOpen(molecule)}
              />
            ))}
          </div>
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

interface OneOfProps {
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** A group of which one value narrows at a time. */
function OneOf({ title, options, chosen, onChoose }: OneOfProps) {
  return (
    <FilterGroupSection
      title={title}
      options={options}
      chosen={chosen === '' ? [] : [chosen]}
      isOpenAtFirst
      onToggle={(value) => onChoose(value === chosen ? '' : value)}
    />
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** The same without counts. */
function Choice({ title, options, chosen, onChoose }: ChoiceProps) {
  return (
    <Select
      className={classes.choice}
      label={title}
      size="xs"
      placeholder={texts.any}
      clearable
      data={options.map(([value, label]) => ({ value, label }))}
      value={chosen === '' ? null : chosen}
      onChange={(value) => onChoose(value ?? '')}
    />
  );
}
