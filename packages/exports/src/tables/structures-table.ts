import type { ExportStructure } from '../content.ts';
import { priceSign } from '../facts.ts';
import { charactersOf, STRUCTURE_WIDTH, structurePicture } from './picture-sizes.ts';
import { type Cell, type ColumnOf, type Table, tableOf } from './table.ts';

/** One row for each compound; an offer has three columns, so that each link stays alive. */
export function structuresTable(structures: readonly ExportStructure[]): Table {
  const offerCount = structures.reduce((most, { offers }) => Math.max(most, offers.length), 1);
  return tableOf(
    'Structures',
    2,
    [...COLUMNS, ...Array.from({ length: offerCount }, (_, index) => offerColumns(index)).flat()],
    structures,
  );
}

const COLUMNS: readonly ColumnOf<ExportStructure>[] = [
  { header: 'No', width: 8, cell: ({ no }) => no },
  { header: 'Role', width: 16, cell: ({ role }) => role },
  { header: 'Structure', width: charactersOf(STRUCTURE_WIDTH), cell: ({ smiles }) => ({ picture: structurePicture(smiles) }) },
  { header: 'Name', width: 26, cell: ({ name }) => name },
  { header: 'Formula', width: 18, cell: ({ formula }) => formula },
  { header: 'Molar mass (g/mol)', width: 12, numbers: '0.00', cell: ({ molarMass }) => molarMass },
  { header: 'Price category', width: 12, cell: ({ priceCategory }) => priceSign(priceCategory) ?? 'unknown' },
  { header: 'In a catalogue', width: 13, cell: ({ isInStock }) => (isInStock === null ? 'unknown' : isInStock ? 'yes' : 'no') },
  { header: 'SMILES', width: 40, cell: ({ smiles }) => smiles },
  { header: 'InChIKey', width: 30, cell: ({ inchiKey }) => inchiKey },
  { header: 'ROSDAL', width: 40, cell: ({ rosdal }) => rosdal || null },
];

function offerColumns(index: number): readonly ColumnOf<ExportStructure>[] {
  const place = index + 1;
  return [
    { header: `Catalog ${place}`, width: 20, cell: ({ offers }) => offers[index]?.catalog ?? null },
    { header: `Catalog ${place} id`, width: 18, cell: ({ offers }) => offers[index]?.id ?? null },
    {
      header: `Catalog ${place} link`,
      width: 24,
      cell: ({ offers }): Cell => {
        const url = offers[index]?.url ?? null;
        return url === null ? null : { text: url, url };
      },
    },
  ];
}
