import { failure, type Result, success } from '@retron/molecule';
import { readCdxml } from '../cdxml/cdxml-reader.ts';
import { type Notation, notationOf } from '../notation.ts';
import type { Objection } from '../objection.ts';
import { statesStereoGroups } from '../stereo-groups.ts';
import type { TargetDirection } from '../target-rules.ts';

/** What a chemist may paste or drop: a notation, or a file of several structures. */
export type GivenFormat = Notation | 'sdf' | 'rxn' | 'reaction-smiles' | 'cdxml' | 'name';

/** One structure of what was given, not yet looked at. */
export interface GivenStructure {
  readonly text: string;
  /** `line` is SMILES or a name: whichever can be read. */
  readonly notation: Notation | 'line';
  /** What it is called there; null where nothing is said. */
  readonly name: string | null;
}

/** A text taken apart. */
export interface GivenText {
  readonly format: Exclude<GivenFormat, 'name'>;
  /** A structure that could not even be taken out of the text has its reason instead. */
  readonly structures: readonly Result<GivenStructure, Objection>[];
}

/** A ChemDraw file in its binary form: these are its first characters, as they are and in base 64. */
const BINARY_CHEMDRAW = /^(?:VjCD0100|VmpDRDAxMDA)/;
const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;

/**
 * Takes apart what was pasted: molfile, SDfile, RXN file, reaction SMILES, ChemDraw (CDXML), ROSDAL, or lines of SMILES or names.
 *
 * Of a reaction the products are meant, forward the reactants: those are the targets of its direction.
 */
export function takeApart(text: string, direction: TargetDirection): Result<GivenText, Objection> {
  const trimmed = text.trim();
  if (trimmed === '') return failure({ kind: 'empty', message: 'A target molecule is required' });
  if (/<CDXML[\s>]/.test(text)) return ofChemDraw(text, direction);
  if (BINARY_CHEMDRAW.test(trimmed))
    return unread('Binary ChemDraw files (CDX) are not read here. Please save it as CDXML, or copy it as CDXML Text, SMILES or molfile.');
  if (trimmed.startsWith('<')) return unread('The text is XML, but no ChemDraw file (CDXML).');
  if (trimmed.startsWith('$RDFILE'))
    return unread('RDfiles are not read as a target. Please give one reaction as an RXN file, or molecules as an SDfile.');
  if (/^\$RXN/.test(trimmed)) return ofRxn(trimmed, direction);
  if (/^\$\$\$\$/m.test(text)) return ofSdf(text);
  if (/^InChI=/.test(trimmed)) return unread('InChI is not read here. Please give SMILES, ROSDAL, a molfile or CDXML.');
  if (INCHI_KEY.test(trimmed))
    return unread('An InChIKey only names a structure; it cannot be turned back into one. Please give the structure itself.');
  const lines = trimmed
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (isMolfile(text)) return success({ format: 'molfile', structures: [success({ text, notation: 'molfile', name: molfileName(text) })] });
  if (lines.length === 1 && notationOf(trimmed) === 'rosdal' && !/^\d[^.]*[a-z]{3}/.test(trimmed)) {
    return success({ format: 'rosdal', structures: [success({ text: trimmed, notation: 'rosdal', name: null })] });
  }
  if (lines.length === 1 && /^\S*>\S*>\S*$/.test(trimmed.split(/\s/)[0])) return ofReactionSmiles(trimmed.split(/\s/)[0], direction);
  return success({ format: 'smiles', structures: lines.map((line) => success(structureOfLine(line))) });
}

const unread = (message: string) => failure({ kind: 'unparsable' as const, message });

function isMolfile(text: string): boolean {
  return /\bV[23]000\b/.test(text) || /^M {2}END/m.test(text);
}

function molfileName(molfile: string): string | null {
  const name = (molfile.split(/\r\n?|\n/)[0] ?? '').trim();
  return name === '' ? null : name.slice(0, 150);
}

/** A SMILES, often with a name behind it; ROSDAL line by line too. */
function structureOfLine(line: string): GivenStructure {
  const [, structure = line, name = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
  // No SMILES begins with a number or a bracket: "4-methoxyphenyl acetate", "(S)-alanine ethyl ester" and such are names.
  const isSmiles = name !== '' && /[=#()[\]\d]/.test(structure) && !/^[\d(]/.test(structure);
  if (isSmiles) {
    const block = /^\|[^|]*\|/.exec(name)?.[0] ?? '';
    const withGroups = `${structure} ${block}`;
    const text = statesStereoGroups(withGroups, 'smiles') ? withGroups : structure;
    return { text, notation: 'smiles', name: name.slice(block.length).trim().slice(0, 150) || null };
  }
  return /^\d.*[-=#].*\.$/.test(line) ? { text: line, notation: 'rosdal', name: null } : { text: line, notation: 'line', name: null };
}

function ofSdf(text: string): Result<GivenText, Objection> {
  const records = text
    .split(/^\$\$\$\$[^\n]*\r?\n?/m)
    // What stands behind the last mark may be nothing; a molfile's own first line may be empty.
    .filter((record) => record.trim() !== '');
  if (records.length === 0) return failure({ kind: 'empty', message: 'The SDfile has no structure.' });
  const structures = records.map((record) => {
    const end = /^M {2}END[^\n]*$/m.exec(record);
    const molfile = end === null ? record : record.slice(0, end.index + end[0].length);
    return success({ text: `${molfile}\n`, notation: 'molfile' as const, name: molfileName(record) ?? fieldName(record) });
  });
  return success({ format: 'sdf', structures });
}

/** The value of a field that says what a structure is called. */
function fieldName(record: string): string | null {
  const field = /^> .*<(?:name|compound_?name|title|id|compound_?id)>[^\n]*\r?\n([^\r\n]+)/im.exec(record);
  return field === null ? null : field[1].trim().slice(0, 150);
}

/** Blocks between `$MOL`, reactants first, as many of each as the counts line says. */
function ofRxn(text: string, direction: TargetDirection): Result<GivenText, Objection> {
  if (/^\$RXN V3000/.test(text)) return unread('RXN files in the V3000 form are not read. Please save it as V2000.');
  const [head, ...molfiles] = text.split(/^\$MOL[^\n]*\r?\n/m);
  const counts = head.split(/\r\n?|\n/)[4] ?? '';
  const reactants = Number.parseInt(counts.slice(0, 3), 10);
  const products = Number.parseInt(counts.slice(3, 6), 10);
  if (!(reactants >= 0 && products >= 0) || molfiles.length < reactants + products)
    return unread('The RXN file has fewer molecules than it says.');
  const wanted = direction === 'forward' ? molfiles.slice(0, reactants) : molfiles.slice(reactants, reactants + products);
  if (wanted.length === 0)
    return failure({ kind: 'empty', message: `The RXN file has no ${direction === 'forward' ? 'reactant' : 'product'}.` });
  return success({
    format: 'rxn',
    structures: wanted.map((molfile) => success({ text: molfile, notation: 'molfile' as const, name: molfileName(molfile) })),
  });
}

function ofReactionSmiles(text: string, direction: TargetDirection): Result<GivenText, Objection> {
  const sides = text.split('>');
  const side = (direction === 'forward' ? sides[0] : sides[2]) ?? '';
  if (side === '') return failure({ kind: 'empty', message: `The reaction has no ${direction === 'forward' ? 'reactant' : 'product'}.` });
  // Several starting materials react with each other; several products are a choice.
  const structures = direction === 'forward' ? [side] : side.split('.');
  return success({
    format: 'reaction-smiles',
    structures: structures.map((each) => success({ text: each, notation: 'smiles' as const, name: null })),
  });
}

function ofChemDraw(text: string, direction: TargetDirection): Result<GivenText, Objection> {
  const read = readCdxml(text);
  if (!read.ok) return read;
  const role = direction === 'forward' ? 'reactant' : 'product';
  const hasRole = read.value.some((structure) => structure.role === role);
  const wanted = read.value.filter((structure) => !hasRole || structure.role === role);
  const structures = wanted.map(({ molfile }) =>
    molfile.ok ? success({ text: molfile.value, notation: 'molfile' as const, name: null }) : molfile,
  );
  return success({ format: 'cdxml', structures });
}
