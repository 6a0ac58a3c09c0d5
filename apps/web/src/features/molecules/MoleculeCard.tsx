import { ActionIcon, Checkbox, Menu, TextInput } from '@mantine/core';
import { MESSAGES, type WireMolecule } from '@retron/contract';
import { IconCopy, IconCursorText, IconDots, IconPackage, IconPackageOff, IconTarget, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError, fieldMessage, reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { copyMolecule, deleteMolecule, restoreMolecule, updateMolecule } from '../../api/molecules.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { PriceSigns } from '../../components/chemistry/PriceSigns.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';
import { TagInput } from './TagInput.tsx';

export interface MoleculeCardProps {
  readonly molecule: WireMolecule;
  /** Tags in use, to be offered. */
  readonly tags: readonly string[];
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onOpen: () => void;
}

/** One molecule of the library, with everything that can be done with it. */
export function MoleculeCard({ molecule, tags, isSelected, onSelect, onOpen }: MoleculeCardProps) {
  const client = useQueryClient();
  const { openNewQuery } = useShellActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name } = molecule;
  const refresh = () => client.invalidateQueries({ queryKey: keys.molecules });
  const say = (message: string) => (error: unknown) => toasts.error(`${message} ${reasonOf(error)}`);
  const copy = useMutation({ mutationFn: () => copyMolecule(name), onSettled: refresh, onError: say(MESSAGES.moleculeCopy) });
  const restore = useMutation({ mutationFn: () => restoreMolecule(name), onSettled: refresh, onError: say(MESSAGES.moleculeSave) });
  const remove = useMutation({
    mutationFn: () => deleteMolecule(name),
    onSuccess: () => toasts.undoable(texts.moleculeDeletedNamed(name), () => restore.mutate()),
    onSettled: refresh,
    onError: say(MESSAGES.moleculeDelete),
  });
  const useAsTarget = () => openNewQuery({ initial: { rosdal: molecule.smiles } });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const action = { Enter: onOpen, t: useAsTarget, F2: () => setIsRenaming(true), Delete: () => remove.mutate() }[event.key];
    const isCopy = event.key.toLowerCase() === 'd' && event.ctrlKey;
    if (action === undefined && !isCopy) return;
    event.preventDefault();
    if (isCopy) copy.mutate();
    else action?.();
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the card that has the focus
    <article className={classes.card} data-selected={isSelected || undefined} aria-label={name} tabIndex={0} onKeyDown={handleKeyDown}>
      <Checkbox
        className={classes.check}
        size="xs"
        aria-label={texts.selectNamed(name)}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <button type="button" className={classes.picture} aria-label={texts.openNamed(name)} onClick={onOpen}>
        <StructurePicture
          smiles={molecule.smiles}
          width={220}
          height={150}
          alt={texts.nameFormulaAndMatches(name, molecule.formula, molecule.matched.length, molecule.matched.join(', '))}
          match={molecule.matched}
        />
      </button>
      <div className={classes.body}>
        {isRenaming ? (
          <RenameInput molecule={molecule} onClose={() => setIsRenaming(false)} />
        ) : (
          <h2 className={classes.name} title={name}>
            {name}
          </h2>
        )}
        <p className={classes.facts}>
          <Formula formula={molecule.formula} /> {texts.molarMass(molecule.weight.toFixed(2))}
          {molecule.similarity === null ? null : (
            <span className={classes.similarity}>
              {Math.round(molecule.similarity * 100)} %
              <span style={{ width: `${molecule.similarity * 100}%` }} aria-hidden />
            </span>
          )}
        </p>
        <TagInput molecule={molecule} known={tags} />
        <div className={classes.cardFoot}>
          <span className={classes.catalogue} data-in={molecule.inCatalogue || undefined}>
            {molecule.inCatalogue ? (
              <IconPackage size={14} stroke={1.75} aria-hidden />
            ) : (
              <IconPackageOff size={14} stroke={1.75} aria-hidden />
            )}
            {molecule.inCatalogue ? texts.inCatalogue : texts.inNoCatalogue}
            {molecule.inCatalogue && molecule.priceCategory !== null ? (
              <PriceSigns category={molecule.priceCategory as 1 | 2 | 3 | 4 | 5} />
            ) : null}
          </span>
          <span className={classes.grow} />
          <CopyStructureMenu smiles={molecule.smiles} name={name} />
          <Menu position="bottom-end" width={220} withinPortal>
            <Menu.Target>
              <ActionIcon aria-label={texts.menuOf(name)}>
                <IconDots size={16} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconTarget size={16} stroke={1.75} />} rightSection={<kbd>T</kbd>} onClick={useAsTarget}>
                {texts.useAsTarget}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCursorText size={16} stroke={1.75} />}
                rightSection={<kbd>F2</kbd>}
                onClick={() => setIsRenaming(true)}
              >
                {texts.rename}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopy size={16} stroke={1.75} />}
                rightSection={<small>{`${name}-copy`.slice(0, 24)}</small>}
                onClick={() => copy.mutate()}
              >
                {common.copy}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.75} />}
                rightSection={<kbd>{texts.del}</kbd>}
                onClick={() => remove.mutate()}
              >
                {common.deleteIt}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
    </article>
  );
}

/** A name in its place: Enter saves, Esc restores. */
function RenameInput({ molecule, onClose }: { readonly molecule: WireMolecule; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(molecule.name);
  const rename = useMutation({
    mutationFn: () => updateMolecule(molecule.name, { name: name.trim() }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: keys.molecules });
    },
  });
  const own = name.trim() === '' ? MESSAGES.moleculeNameRequired : null;
  const isGone = rename.error instanceof ApiError && rename.error.kind === 'not-found';
  const failure = rename.isError
    ? (fieldMessage(rename.error, 'name') ?? (isGone ? MESSAGES.moleculeUpdate : reasonOf(rename.error)))
    : null;
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || own !== null) return;
    if (name.trim() === molecule.name) onClose();
    else rename.mutate();
  }
  return (
    <TextInput
      aria-label={texts.newNameOf(molecule.name)}
      size="xs"
      autoFocus
      value={name}
      error={own ?? failure}
      onChange={(event) => {
        rename.reset();
        setName(event.currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
