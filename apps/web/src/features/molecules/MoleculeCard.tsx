import { Checkbox } from '@mantine/core';
import type { WireMolecule } from '@retron/contract';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as texts from '../../texts/molecules.ts';
import { CatalogueChip } from './CatalogueChip.tsx';
import { MoleculeMenu } from './MoleculeMenu.tsx';
import classes from './Molecules.module.css';
import { RenameInput } from './RenameInput.tsx';
import { TagInput } from './TagInput.tsx';
import { useMoleculeActions } from './use-molecule-actions.ts';

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
  const actions = useMoleculeActions(molecule, onOpen);
  const { isRenaming, setIsRenaming, handleKeyDown } = actions;
  const { name } = molecule;
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
              {texts.percent(Math.round(molecule.similarity * 100))}
              <span style={{ width: `${molecule.similarity * 100}%` }} aria-hidden />
            </span>
          )}
        </p>
        <TagInput molecule={molecule} known={tags} />
        <div className={classes.cardFoot}>
          <CatalogueChip molecule={molecule} />
          <span className={classes.grow} />
          <CopyStructureMenu smiles={molecule.smiles} name={name} />
          <MoleculeMenu name={name} actions={actions} />
        </div>
      </div>
    </article>
  );
}
