import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import type { WireMolecule } from '@retron/contract';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateText } from '../../components/text/dates.ts';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import { CatalogueChip } from './CatalogueChip.tsx';
import type { MoleculeCardProps } from './MoleculeCard.tsx';
import { MoleculeMenu } from './MoleculeMenu.tsx';
import classes from './MoleculeTable.module.css';
import { RenameInput } from './RenameInput.tsx';
import { TagInput } from './TagInput.tsx';
import { useMoleculeActions } from './use-molecule-actions.ts';

export interface MoleculeTableProps {
  readonly molecules: readonly WireMolecule[];
  /** Of one molecule, but for it. */
  readonly rowOf: (molecule: WireMolecule) => Omit<MoleculeCardProps, 'molecule'>;
}

/** The same molecules as rows, for a look at many. */
export function MoleculeTable({ molecules, rowOf }: MoleculeTableProps) {
  const hasSimilarity = molecules.some(({ similarity }) => similarity !== null);
  return (
    <StackingTable label={common.molecules}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <VisuallyHidden>{common.select}</VisuallyHidden>
          </Table.Th>
          <Table.Th>{common.structure}</Table.Th>
          <Table.Th>{common.name}</Table.Th>
          {hasSimilarity ? <Table.Th ta="right">{texts.similarity}</Table.Th> : null}
          <Table.Th>{texts.formula}</Table.Th>
          <Table.Th ta="right">{texts.massGMol}</Table.Th>
          <Table.Th>{texts.tags}</Table.Th>
          <Table.Th>{texts.FILTER_TITLES.catalogue}</Table.Th>
          <Table.Th>{texts.added}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{common.actions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {molecules.map((molecule) => (
          <MoleculeRow key={molecule.id} molecule={molecule} hasSimilarity={hasSimilarity} {...rowOf(molecule)} />
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}

function MoleculeRow({
  molecule,
  tags,
  isSelected,
  onSelect,
  onOpen,
  hasSimilarity,
}: MoleculeCardProps & { readonly hasSimilarity: boolean }) {
  const actions = useMoleculeActions(molecule, onOpen);
  const { name, similarity } = molecule;
  return (
    <Table.Tr className={classes.row} data-selected={isSelected || undefined}>
      <Table.Td w={34} data-corner>
        <Checkbox
          size="xs"
          aria-label={texts.selectNamed(name)}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td w={92} data-lead>
        <StructurePicture
          smiles={molecule.smiles}
          width={72}
          height={52}
          alt={texts.nameFormulaAndMatches(name, molecule.formula, molecule.matched.length, molecule.matched.join(', '))}
          match={molecule.matched}
        />
      </Table.Td>
      <Table.Td className={classes.name}>
        {actions.isRenaming ? (
          <RenameInput molecule={molecule} onClose={() => actions.setIsRenaming(false)} />
        ) : (
          <button type="button" aria-label={texts.openNamed(name)} onClick={onOpen} onKeyDown={actions.handleKeyDown}>
            {name}
          </button>
        )}
      </Table.Td>
      {hasSimilarity ? (
        <Table.Td ta="right" data-head={texts.similarity}>
          {similarity === null ? null : texts.percent(Math.round(similarity * 100))}
        </Table.Td>
      ) : null}
      <Table.Td data-head={texts.formula}>
        <Formula formula={molecule.formula} />
      </Table.Td>
      <Table.Td ta="right" className={classes.number} data-head={texts.massGMol}>
        {molecule.weight.toFixed(2)}
      </Table.Td>
      <Table.Td className={classes.tags} data-head={texts.tags}>
        <TagInput molecule={molecule} known={tags} />
      </Table.Td>
      <Table.Td className={classes.line} data-head={texts.FILTER_TITLES.catalogue}>
        <CatalogueChip molecule={molecule} />
      </Table.Td>
      <Table.Td className={classes.dim} data-head={texts.added}>
        {dateText(molecule.created)}
      </Table.Td>
      <Table.Td className={classes.line} w={76}>
        <CopyStructureMenu smiles={molecule.smiles} name={name} />
        <MoleculeMenu name={name} actions={actions} />
      </Table.Td>
    </Table.Tr>
  );
}
