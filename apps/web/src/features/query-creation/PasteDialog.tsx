import { Button, FileButton, Loader, Modal, Textarea } from '@mantine/core';
import { getHotkeyHandler, useDebouncedValue } from '@mantine/hooks';
import { MOST_READ_STRUCTURES, type ReadFormat, type StructureReadAnswer, type WireDirection } from '@retron/contract';
import { IconCircleCheck, IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { readStructures } from '../../api/read-structures.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { useKeysGivenBack } from '../../components/dialogs/use-keys-given-back.ts';
import { useTopmost } from '../../components/dialogs/use-topmost.ts';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import { inServerNotation } from '../../shared/structures/editor-reader.ts';
import { editorInputOf, givenText, STRUCTURE_FILES, textOfFile } from '../../shared/structures/given-structures.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/target.ts';
import * as structures from '../../texts/shared/structures.ts';
import type { Target } from './draft.ts';
import { ManyStructures } from './ManyStructures.tsx';
import { PartChoice } from './PartChoice.tsx';
import classes from './PasteDialog.module.css';

const TYPING_PAUSE_MS = 150;
const FORMAT_NAMES: Record<ReadFormat, string> = {
  smiles: 'SMILES',
  rosdal: 'ROSDAL',
  molfile: 'molfile',
  sdf: 'SDfile',
  rxn: texts.rxnFile,
  'reaction-smiles': texts.reactionSmiles,
  cdxml: 'ChemDraw',
  name: 'name',
};

/** What a text was taken for: what the editor read, in place of the format that it made of it. */
function formatName(text: string, format: ReadFormat): string {
  const input = editorInputOf(text);
  if (input?.from === 'cdx') return 'ChemDraw';
  return input?.lines.every(({ inchi }) => inchi !== null) ? 'InChI' : FORMAT_NAMES[format];
}

export interface PasteDialogProps {
  /** Of the query: forward takes several starting materials. */
  readonly direction: WireDirection;
  /** What was pasted or dropped before the dialog opened. */
  readonly initial?: string | undefined;
  /** The target, and those that want a query of their own. */
  readonly onUse: (structure: Target, more: readonly Target[]) => void;
  readonly onClose: () => void;
}

/** Structures as text or file, in whatever chemists' programs give; checked and drawn while it is typed. */
export function PasteDialog({ direction, initial = '', onUse, onClose }: PasteDialogProps) {
  useBackCloses(true, onClose);
  useKeysGivenBack(true);
  const isTopmost = useTopmost(true);
  const [text, setText] = useState(initial);
  const [fileError, setFileError] = useState<string | null>(null);
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const read = useQuery({
    queryKey: ['structures-read', direction, settled],
    queryFn: async ({ signal }) => readStructures(await inServerNotation(settled, signal), direction, signal),
    enabled: settled.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [choice, setChoice] = useState<{ readonly of: string; readonly places: readonly number[] } | null>(null);
  const [together, setTogether] = useState<string | null>(null);

  const isCurrent = settled === text && text.trim() !== '';
  const answer = isCurrent ? read.data : undefined;
  const structures = answer?.structures ?? [];
  const [only] = structures.length === 1 ? structures : [];
  const options: readonly (Target | null)[] =
    only && only.parts.length > 0
      ? only.parts.map(({ structure, errors }) => (errors.length === 0 ? structure : null))
      : structures.map(targetOf);
  // The largest part of a salt is chosen until another is. Nothing in a list stands out: which of it are wanted is the reader's to say.
  const places = choice?.of === settled ? choice.places : only ? options.flatMap((each, place) => (each ? [place] : [])).slice(0, 1) : [];
  const chosen = places.flatMap((place) => options[place] ?? []);
  const errors = fileError !== null ? [fileError] : !isCurrent ? [] : read.isError ? [reasonOf(read.error)] : errorsOf(answer);

  const use = async () => {
    const [target, ...more] = chosen;
    if (target === undefined) return;
    if (direction === 'synthesis' || more.length === 0) {
      onUse(target, more);
      return;
    }
    // Starting materials react with each other.
    const joined = await checkStructure(chosen.map(({ smiles }) => smiles).join('.'), direction).catch((error) => reasonOf(error));
    if (typeof joined === 'string') setTogether(joined);
    else if (joined.structure !== null && joined.errors.length === 0) onUse(joined.structure, []);
    else setTogether(joined.errors.join(' '));
  };
  const change = (next: string) => {
    setText(next);
    setFileError(null);
    setTogether(null);
  };
  const takeFile = (file: File | null) => {
    if (file !== null) textOfFile(file).then(change, (error) => setFileError(reasonOf(error)));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    givenText(event.dataTransfer).then(
      (given) => given !== null && change(given),
      (error) => setFileError(reasonOf(error)),
    );
  };
  const handleChoice = (next: readonly number[]) => {
    setChoice({ of: settled, places: next });
    setTogether(null);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={isTopmost}
      title={texts.pasteStructure}
      centered
      size={680}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <section aria-label={texts.whatToPaste} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <Textarea
          label={texts.pasteLabel}
          description={texts.pasteHint}
          data-autofocus
          autosize
          minRows={3}
          maxRows={8}
          classNames={{ input: classes.notation ?? '' }}
          spellCheck={false}
          value={text}
          error={errors.length > 0 ? errors.join(' ') : undefined}
          onChange={(event) => change(event.currentTarget.value)}
          onPaste={(event) => {
            // Text goes in where the cursor is; a file or a drawing takes the place of all.
            const { files, types } = event.clipboardData;
            if (files.length === 0 && !types.some((type) => /chemical\//.test(type))) return;
            event.preventDefault();
            givenText(event.clipboardData).then(
              (given) => given !== null && change(given),
              (error) => setFileError(reasonOf(error)),
            );
          }}
          onKeyDown={getHotkeyHandler([['mod+Enter', () => void use()]])}
        />
        <div className={classes.result} aria-live="polite" data-empty={structures.length === 0 || undefined}>
          {isCurrent && read.isFetching && editorInputOf(settled) !== null ? (
            <span className={classes.reading}>
              <Loader size="sm" /> {texts.editorReadsIt}
            </span>
          ) : null}
          {only ? (
            only.parts.length > 0 ? (
              <PartChoice parts={only.parts} options={options} chosen={chosen[0] ?? null} onChoose={(place) => handleChoice([place])} />
            ) : only.structure ? (
              <StructurePicture
                smiles={only.structure.smiles}
                width={600}
                height={220}
                alt={texts.pastedStructure(only.structure.formula)}
              />
            ) : null
          ) : structures.length > 1 ? (
            <ManyStructures
              structures={structures}
              options={options}
              places={places}
              isTogether={direction === 'reaction'}
              onChoose={handleChoice}
            />
          ) : null}
        </div>
        {answer && answer.left > 0 ? <p className={classes.left}>{texts.onlyFirstShown(MOST_READ_STRUCTURES, answer.left)}</p> : null}
        {together === null ? null : (
          <p className={classes.error} role="alert">
            {together}
          </p>
        )}
      </section>
      <div className={classes.foot}>
        <FileButton accept={STRUCTURE_FILES} onChange={takeFile}>
          {(props) => (
            <Button {...props} variant="subtle" leftSection={<IconFile size={16} stroke={1.75} />}>
              {texts.openFile}
            </Button>
          )}
        </FileButton>
        {chosen[0] && answer?.format ? (
          <Found format={formatName(settled, answer.format)} name={only?.name ?? null}>
            {chosen.length === 1 ? <Formula formula={chosen[0].formula} /> : null}
          </Found>
        ) : null}
        <span className={classes.grow} />
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => void use()}>
          {labelOf(direction, structures.length > 1, chosen.length)}
        </Button>
      </div>
    </Modal>
  );
}

/** A structure as the form takes it, with the name that it was given by; null where it cannot be planned. */
function targetOf({ structure, errors, name }: StructureReadAnswer['structures'][number]): Target | null {
  if (structure === null || errors.length > 0) return null;
  return name === null ? structure : { ...structure, givenName: name };
}

/** What the button that takes the chosen ones says. */
function labelOf(direction: WireDirection, isList: boolean, count: number): string {
  if (isList && count === 0) return texts.chooseStructures;
  if (count < 2) return structures.takeStructure;
  return direction === 'synthesis' ? texts.takeStructures(count) : texts.takeTogether(count);
}

/** What is said below the text: of a list only that nothing in it can be used. */
function errorsOf(answer: Awaited<ReturnType<typeof readStructures>> | undefined): readonly string[] {
  if (answer === undefined) return [];
  if (answer.errors.length > 0) return answer.errors;
  const [first] = answer.structures;
  if (answer.structures.length !== 1 || first === undefined) return [];
  return first.parts.some(({ errors }) => errors.length === 0) ? [] : first.errors;
}

function Found({ format, name, children }: { readonly format: string; readonly name: string | null; readonly children: ReactNode }) {
  return (
    <span className={classes.valid}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden /> {format === 'name' && name !== null ? texts.knownAs(name) : format}
      {children ? <> · {children}</> : null}
    </span>
  );
}
