import { Button, TextInput } from '@mantine/core';
import { MESSAGES, type WireMolecule } from '@retron/contract';
import type { EditorClient } from '@retron/editor';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError, fieldMessage, reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { keys } from '../../api/keys.ts';
import { createMolecule, moleculeNameExists, updateMolecule } from '../../api/molecules.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import { KeptNote } from '../../shared/drafts/KeptNote.tsx';
import { useKeptForm } from '../../shared/drafts/kept-form.ts';
import { heldNow } from '../../shared/drafts/seen-fields.ts';
import { drawingOf } from '../../shared/structures/drawing-of.ts';
import { StructureEditor } from '../../shared/structures/StructureEditor.tsx';
import { useLeaveEditor } from '../../shared/structures/use-leave-editor.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';

export interface MoleculeDialogProps {
  /** Null for a new one. */
  readonly molecule: WireMolecule | null;
  readonly onClose: () => void;
}

/** Typing and drawing rest for so long before the server is asked, in milliseconds. */
const REST_MS = 400;

/** What is drawn, as the server read it. */
interface Drawn {
  /** In the editor's own notation. */
  readonly text: string;
  readonly formula: string | null;
  /** Canonical; empty for an empty canvas, null for what cannot be read. */
  readonly smiles: string | null;
  readonly errors: readonly string[];
}

/** What is kept of a form that was closed without being saved: the structure as the editor takes it. */
const moleculeFields = z.object({ name: z.string(), structure: z.string() });

/** A molecule's name and structure. Source: specification section 5, "Molecule": nothing is saved while something is wrong. */
export function MoleculeDialog({ molecule, onClose }: MoleculeDialogProps) {
  const client = useQueryClient();
  const editor = useRef<EditorClient | null>(null);
  const { keeper, remark, handleLeave } = useLeaveEditor(onClose);
  const originalStructure = molecule?.smiles ?? '';
  const original = { name: molecule?.name ?? '', structure: originalStructure };
  const form = useKeptForm(`molecule.${molecule?.id ?? 'new'}`, original, moleculeFields);
  const { name } = form.fields;
  const [isNameTyped, setIsNameTyped] = useState(false);
  /** What the editor shows at first, to tell a drawing that somebody has changed. */
  const atFirst = useRef<string | null>(null);
  const [nameTaken, setNameTaken] = useState(false);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [editorError, setEditorError] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  /** What the writer saw of the structure: after a refusal, what another tab has made of it. */
  const [seenStructure, setSeenStructure] = useState(originalStructure);
  const plain = name.trim();
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    if (plain === '' || plain.toLowerCase() === molecule?.name.toLowerCase()) {
      setNameTaken(false);
      return;
    }
    const asked = new AbortController();
    const timer = setTimeout(() => {
      // What is taken in the end the server says again when it is saved.
      moleculeNameExists(plain, asked.signal).then(setNameTaken, () => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [plain, molecule]);

  useEffect(() => {
    if (changes === 0) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const read = await readDrawn(editor.current);
      if (!isCurrent) return;
      setDrawn(read);
      if (read === null) return;
      atFirst.current ??= drawingOf(read.text);
      const isAtFirst = drawingOf(read.text) === atFirst.current;
      const isOriginal = read.smiles === originalStructure || (isAtFirst && !latest.current.isBack);
      if (isOriginal) latest.current.change({ structure: originalStructure });
      else if (!isAtFirst) latest.current.change({ structure: read.text });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [changes, originalStructure]);

  const save = useMutation({
    mutationFn: () => {
      const body = { name: plain, rosdal: drawn?.text ?? '' };
      if (molecule === null) return createMolecule(body);
      // What was not touched stays, as another tab may have left it.
      return updateMolecule(molecule.name, {
        ...(plain === molecule.name ? {} : { name: body.name }),
        ...(form.changed.structure === undefined ? {} : { rosdal: body.rosdal, before: { smiles: seenStructure } }),
      });
    },
    onSuccess: async ({ name: saved }) => {
      form.discard();
      onClose();
      toasts.message(texts.savedNamed(saved));
      await client.invalidateQueries({ queryKey: keys.molecules });
    },
    onError: (error) => setSeenStructure((seen) => heldNow(error, { smiles: seen }).smiles ?? seen),
  });
  const nameError =
    plain === '' ? MESSAGES.moleculeNameRequired : nameTaken ? MESSAGES.moleculeNameTaken : fieldMessage(save.error, 'name');
  const structureErrors = drawn === null ? [] : drawn.errors;
  const isDrawn = drawn !== null && structureErrors.length === 0;
  const hasErrors = nameError !== null || !isDrawn;
  // An empty form is not wrong yet; once the name or the structure alone is missing it is said why nothing can be saved.
  const shownNameError = plain === '' && !isNameTyped && !isDrawn ? null : nameError;
  const isEmptyForm = plain === '' && !isNameTyped && molecule === null && drawn !== null && isEmpty(drawn.text);
  const shownErrors = [...(editorError === null ? [] : [editorError]), ...(isEmptyForm ? [] : structureErrors)];
  return (
    <AppDialog
      isOpen
      title={molecule === null ? texts.newMolecule : texts.editMolecule}
      onClose={onClose}
      foot={
        <div className={classes.dialogFoot}>
          <span role="status">
            {shownErrors.map((message) => (
              <span key={message} className={classes.problem}>
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> {message}
              </span>
            ))}
            {drawn?.formula ? <Formula formula={drawn.formula} /> : null}
            {save.isError ? <span className={classes.problem}>{failureText(save.error, molecule === null)}</span> : null}
          </span>
          {remark}
          <Button ref={keeper} variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={hasErrors} loading={save.isPending} onClick={() => save.mutate()}>
            {common.save}
          </Button>
        </div>
      }
    >
      <div className={classes.dialog}>
        <KeptNote
          isBack={form.isBack}
          discard={() => {
            atFirst.current = null;
            form.discard();
          }}
        />
        <TextInput
          label={common.name}
          required
          data-autofocus
          value={name}
          error={shownNameError}
          onChange={(event) => {
            save.reset();
            setIsNameTyped(true);
            form.change({ name: event.currentTarget.value });
          }}
        />
        <StructureEditor
          key={form.isBack ? 'kept' : 'own'}
          structure={form.fields.structure}
          onReady={(ready) => {
            editor.current = ready;
            setChanges((count) => count + 1);
          }}
          onChange={() => setChanges((count) => count + 1)}
          onError={setEditorError}
          onLeave={handleLeave}
        />
      </div>
    </AppDialog>
  );
}

async function readDrawn(editor: EditorClient | null): Promise<Drawn | null> {
  if (editor === null) return null;
  try {
    const text = await editor.getStructure();
    const { structure, errors } = await checkStructure(text, 'reaction');
    if (structure !== null) return { text, formula: structure.formula, smiles: structure.smiles, errors: [] };
    if (isEmpty(text)) return { text, formula: null, smiles: '', errors: [MESSAGES.moleculeStructureRequired] };
    return { text, formula: null, smiles: null, errors };
  } catch (error) {
    return { text: '', formula: null, smiles: null, errors: [reasonOf(error)] };
  }
}

/** A molfile without atoms. */
function isEmpty(molfile: string): boolean {
  return molfile.trim() === '' || /^ {2}0 {2}0|^M {2}V30 COUNTS 0 /m.test(molfile);
}

function failureText(error: unknown, isNew: boolean): string {
  if (error instanceof ApiError && error.kind === 'not-found') return MESSAGES.moleculeUpdate;
  return `${isNew ? MESSAGES.moleculeSaveNew : MESSAGES.moleculeSave} ${reasonOf(error)}`;
}
