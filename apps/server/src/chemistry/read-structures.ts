import type { Direction } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { compoundByName } from '@retron/reactivity';
import { type GivenFormat, type GivenStructure, partsOfMixture, STEREO_GROUPS, takeApart } from '@retron/target';
import { checkGiven, type StructureCheck } from './check-structure.ts';

/** One molecule of a salt or mixture, as the planner would see it alone. */
export interface ReadPart {
  readonly count: number;
  readonly isNeutralised: boolean;
  readonly errors: readonly string[];
  readonly structure: NonNullable<StructureCheck['structure']>;
}

/** One structure of a text. */
export interface ReadStructure extends StructureCheck {
  readonly name: string | null;
  /** Empty but for several molecules given as the target of a retrosynthesis. */
  readonly parts: readonly ReadPart[];
}

/** What came of a text that somebody pasted or dropped. */
export interface StructuresRead {
  readonly format: GivenFormat | null;
  readonly errors: readonly string[];
  readonly structures: readonly ReadStructure[];
  /** Not looked at, because there are too many. */
  readonly left: number;
}

/** More kinds of molecules than any salt has. */
const MOST_PARTS = 12;

/** The structures of a text in any format, each checked as a target in the given direction. */
export function readStructures(rdkit: Rdkit, text: string, direction: Direction, most: number): StructuresRead {
  const given = takeApart(text, direction);
  if (!given.ok) return { format: null, errors: [given.error.message], structures: [], left: 0 };
  const { format, structures } = given.value;
  let areNames = true;
  const read = structures.slice(0, most).map((each): ReadStructure => {
    if (!each.ok) {
      areNames = false;
      return { name: null, errors: [each.error.message], structure: null, parts: [] };
    }
    const { notation } = each.value;
    const { name, check, isName } =
      notation === 'line'
        ? readLine(rdkit, each.value, direction)
        : { isName: false, name: each.value.name, check: checkGiven(rdkit, each.value.text, notation, direction) };
    if (!isName) areNames = false;
    const errors = check.errors.map((message) => inWordsOf(format, message));
    return { name, errors, structure: check.structure, parts: direction === 'retrosynthesis' ? partsOf(rdkit, check, direction) : [] };
  });
  return { format: areNames ? 'name' : format, errors: [], structures: read, left: structures.length - read.length };
}

/** Of each line SMILES is tried before a name: `CO` is methanol. */
function readLine(rdkit: Rdkit, { text }: GivenStructure, direction: Direction) {
  const asSmiles = checkGiven(rdkit, text, 'smiles', direction);
  if (asSmiles.structure !== null) return { isName: false, name: null, check: asSmiles };
  const smiles = compoundByName(text);
  if (smiles !== null) return { isName: true, name: text, check: checkGiven(rdkit, smiles, 'smiles', direction) };
  // A SMILES with something behind it, such as a name or a number.
  const [first, ...rest] = text.split(/\s+/);
  if (rest.length > 0) {
    const check = checkGiven(rdkit, first, 'smiles', direction);
    if (check.structure !== null) return { isName: false, name: rest.join(' '), check };
  }
  if (!mayBeName(text)) return { isName: false, name: null, check: asSmiles };
  const shown = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  return { isName: true, name: null, check: { errors: [`“${shown}” is no SMILES, and no name that is known here.`], structure: null } };
}

/** Words, perhaps with locants: letters that no SMILES has outside brackets, and none of its bonds. */
function mayBeName(text: string): boolean {
  return /[a-z]{3}/i.test(text) && !/[=#@/\\[\]]/.test(text) && /[^BCNOPSFIbcnopslr\d()%.+-]/.test(text);
}

/** None of a racemate: the SMILES that it is taken apart by is that of one enantiomer. */
function partsOf(rdkit: Rdkit, { structure, errors }: StructureCheck, direction: Direction): readonly ReadPart[] {
  if (structure === null || !structure.smiles.includes('.') || errors.includes(STEREO_GROUPS.message)) return [];
  return partsOfMixture(rdkit, structure.smiles)
    .slice(0, MOST_PARTS)
    .flatMap(({ smiles, count, isNeutralised }) => {
      const check = checkGiven(rdkit, smiles, 'smiles', direction);
      return check.structure === null ? [] : [{ count, isNeutralised, errors: check.errors, structure: check.structure }];
    });
}

const SUBJECTS: Partial<Record<GivenFormat, string>> = {
  cdxml: 'The ChemDraw drawing',
  rosdal: 'The ROSDAL',
  sdf: 'The record of the SDfile',
  rxn: 'The molecule of the RXN file',
};

/** Whoever gave a drawing is told of the drawing, not of the notation it is read through. */
function inWordsOf(format: GivenFormat, message: string): string {
  const subject = SUBJECTS[format];
  return subject === undefined ? message : message.replace(/^The (?:SMILES|molfile)\b/, subject);
}
