import type { WireMolecule } from '@retron/contract';
import { csvOf } from '../../components/text/csv.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';

/** Files that a reader can take molecules away in. */
export const MOLECULE_FILES = [
  { format: 'sdf', label: texts.sdfile, hint: texts.with2dCoordinates, ending: 'sdf', type: 'chemical/x-mdl-sdfile' },
  { format: 'smiles', label: texts.smiles, hint: texts.lineEach, ending: 'smi', type: 'chemical/x-daylight-smiles' },
  { format: 'csv', label: texts.csv, hint: texts.table, ending: 'csv', type: 'text/csv' },
] as const;
export type MoleculeFile = (typeof MOLECULE_FILES)[number];

const COLUMNS = [
  common.name,
  'SMILES',
  'InChIKey',
  texts.formula,
  texts.massGMol,
  texts.tags,
  texts.origin,
  texts.inCatalogue,
  texts.priceCategory,
  texts.added,
];
/** A title line of a molfile has no more (CTfile formats, header block). */
const LONGEST_TITLE = 80;

/** What stands before the records. */
export const fileHead = (format: MoleculeFile['format']): string => (format === 'csv' ? csvOf([COLUMNS]) : '');

/** A molecule as a line of a table. */
export function tableRecord(molecule: WireMolecule): string {
  const { name, smiles, inchikey, formula, weight, tags, origin, inCatalogue, priceCategory, created } = molecule;
  const price = priceCategory === null ? '' : String(priceCategory);
  return csvOf([[name, smiles, inchikey, formula, weight.toFixed(2), tags.join('; '), origin, inCatalogue ? 'yes' : 'no', price, created]]);
}

/** A molecule as a line of SMILES with its name behind it. */
export const smilesRecord = ({ smiles, name }: WireMolecule): string => `${smiles} ${oneLine(name)}\n`;

/** A molecule as a record of an SDfile: its name is the title, what else is known of it stands in fields. */
export function sdfRecord({ name, smiles, inchikey, formula, tags }: WireMolecule, molfile: string): string {
  const lines = molfile.replace(/\r\n/g, '\n').split('\n');
  const body = [plainLine(oneLine(name)).slice(0, LONGEST_TITLE), ...lines.slice(1)].join('\n').trimEnd();
  const fields = { Name: oneLine(name), SMILES: smiles, InChIKey: inchikey, Formula: formula, Tags: tags.map(oneLine).join('; ') };
  const told = Object.entries(fields).filter(([, value]) => value !== '');
  return `${body}\n${told.map(([field, value]) => `>  <${field}>\n${plainLine(value)}\n\n`).join('')}$$$$\n`;
}

/** A line that no reader takes for the end of a record or the head of a field: it gets a blank before it, which readers drop (CTfile formats). */
const plainLine = (line: string): string => (/^[$>]/.test(line) ? ` ${line}` : line);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
