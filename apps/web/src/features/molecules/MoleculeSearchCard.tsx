import { ActionIcon, Button, SegmentedControl, Slider, TextInput } from '@mantine/core';
import type { MoleculeSearch } from '@retron/contract';
import { IconPencil, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { FromFirstOpening } from '../../components/dialogs/FromFirstOpening.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import { useSlashKey } from '../../components/use-slash-key.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import * as structures from '../../texts/shared/structures.ts';
import classes from './MoleculeSearchCard.module.css';
import type { MoleculeView } from './molecule-view.ts';
import { searchedStructureOptions } from './searched-structure.ts';
import { useGivenStructure } from './use-given-structure.ts';

const EditorDialog = lazy(async () => ({ default: (await import('../../shared/structures/EditorDialog.tsx')).EditorDialog }));

const SEARCHES: readonly { readonly value: MoleculeSearch; readonly label: string; readonly asks: string }[] = [
  { value: 'name', label: common.name, asks: texts.partOfName },
  { value: 'exact', label: texts.exact, asks: texts.exactHint },
  { value: 'substructure', label: texts.substructure, asks: texts.substructureHint },
  { value: 'similarity', label: texts.similarity, asks: texts.similarHint },
];
/** What most names have not, and a SMILES with a branch, a bond or an atom in brackets has. */
const READS_AS_STRUCTURE = /^[^\s]*[()=#[\]][^\s]*$/;
/** A search rests for so long before it is sent, in milliseconds. */
const REST_MS = 300;

export interface MoleculeSearchCardProps {
  readonly view: MoleculeView;
  readonly onChange: (part: Partial<MoleculeView>) => void;
}

/** How molecules are searched, and for what: typed, pasted, dropped or drawn; the structure is shown as it was read. */
export function MoleculeSearchCard({ view, onChange }: MoleculeSearchCardProps) {
  const input = useSlashKey<HTMLInputElement>();
  const [text, setText] = useState(view.term);
  const [similarity, setSimilarity] = useState(view.similarity);
  const [isDrawing, setDrawing] = useState(false);
  const isOfStructure = view.search !== 'name';
  const searched = useQuery(searchedStructureOptions(view.search, view.term));
  const structure = isOfStructure && view.term.trim() !== '' ? (searched.data ?? null) : null;
  const searchFor = (smiles: string) => onChange({ search: isOfStructure ? view.search : 'substructure', term: smiles });
  /** @param otherwise - told why it is no structure */
  const searchForGiven = async (given: string, otherwise: (reason: string) => void) => {
    try {
      const read = await checkStructure(given, 'reaction');
      if (read.structure === null) otherwise(read.errors.join(' '));
      else searchFor(read.structure.smiles);
    } catch (error) {
      otherwise(reasonOf(error));
    }
  };
  const { isOver, dropProps } = useGivenStructure(input, (given) => void searchForGiven(given, toasts.error));
  useEffect(() => setText(view.term), [view.term]);
  useEffect(() => {
    if (text === view.term) return;
    const timer = setTimeout(() => onChange({ term: text }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, view.term, onChange]);
  const asks = SEARCHES.find(({ value }) => value === view.search)?.asks;
  return (
    <search className={classes.search} data-over={isOver || undefined} {...dropProps}>
      {structure === null ? null : (
        <span className={classes.picture}>
          <StructurePicture smiles={structure.smiles} width={112} height={76} alt={texts.searchedStructure(structure.formula)} />
        </span>
      )}
      <div className={classes.body}>
        <div className={classes.line}>
          <SegmentedControl
            size="xs"
            aria-label={texts.searchBy}
            value={view.search}
            data={SEARCHES.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => onChange({ search: value as MoleculeSearch })}
          />
          {view.search === 'similarity' ? (
            <span className={classes.slider}>
              {texts.atLeastPercent(similarity)}
              <Slider
                aria-label={texts.leastSimilarity}
                thumbLabel={texts.leastSimilarity}
                min={10}
                max={100}
                step={5}
                value={similarity}
                onChange={setSimilarity}
                onChangeEnd={(value) => onChange({ similarity: value })}
              />
            </span>
          ) : null}
          <span className={classes.grow} />
          {isOfStructure ? (
            <Button
              size="xs"
              variant="light"
              leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
              onClick={() => setDrawing(true)}
            >
              {structures.editStructure}
            </Button>
          ) : null}
        </div>
        <div className={classes.line}>
          <TextInput
            ref={input}
            className={classes.term}
            aria-label={texts.searchMolecules}
            aria-keyshortcuts="/"
            placeholder={asks}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            rightSection={
              text === '' ? null : (
                <ActionIcon size="sm" aria-label={texts.clearSearch} onClick={() => onChange({ term: '' })}>
                  <IconX size={15} stroke={1.75} />
                </ActionIcon>
              )
            }
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              const given = event.clipboardData.getData('text/plain');
              // A structure in the place of a name is looked for as a part; what is none stays a name.
              if (!isOfStructure && READS_AS_STRUCTURE.test(given)) void searchForGiven(given, () => undefined);
            }}
          />
          {structure === null ? null : (
            <span className={classes.said}>
              <Formula formula={structure.formula} /> · {texts.SEARCH_SENTENCES[view.search]}
            </span>
          )}
        </div>
      </div>
      <FromFirstOpening isOpen={isDrawing} onClose={() => setDrawing(false)}>
        {(isOpen) =>
          isOpen ? (
            <EditorDialog
              direction="reaction"
              structure={structure?.molfile ?? ''}
              onUse={({ smiles }) => {
                setDrawing(false);
                searchFor(smiles);
              }}
              onClose={() => setDrawing(false)}
            />
          ) : null
        }
      </FromFirstOpening>
    </search>
  );
}
