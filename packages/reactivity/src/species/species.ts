import { netCharge } from '@retron/molecule';
import { reagentOfSmiles } from '../reagents/reagents.ts';
import { COMMON_SALTS } from './common-salts.ts';
import { COMPOUND_REAGENTS, type CompoundReagent } from './compound-reagents.ts';
import { dischargedSalts } from './discharged-salts.ts';
import { OTHER_DRAWINGS } from './other-drawings.ts';
import type { Reagent, Species } from './reagent.ts';
import { ANION_NAMES, CATION_NAMES, REAGENT_NAMES, SALT_NAMES } from './reagent-names.ts';
import { withRoles } from './roles.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

/** What stands beside a reaction arrow, as canonical SMILES of molecules or ions. */
export interface BesideTheArrow {
  readonly agents: readonly string[];
  readonly solvents: readonly string[];
  /** Whether a reactant or the product is an ion: an ion among the agents may then belong to it. */
  readonly isIonic: boolean;
}

/** All that stands beside the reaction arrow, put together and with its role, in the order in which its first part is recorded. */
export function reagentsOf({ agents, solvents, isIonic }: BesideTheArrow): readonly Reagent[] {
  return withRoles(speciesOf([...agents, ...solvents], isIonic), new Set(solvents));
}

/** What the reaction is run in. */
export function solventsOf(beside: BesideTheArrow): readonly Species[] {
  return reagentsOf(beside)
    .filter(({ role }) => role === 'solvent')
    .map(withoutRole);
}

/** Everything else beside the reaction arrow, work-up too. */
export function agentsOf(beside: BesideTheArrow): readonly Species[] {
  return reagentsOf(beside)
    .filter(({ role }) => role !== 'solvent')
    .map(withoutRole);
}

function withoutRole({ smiles, name }: Reagent): Species {
  return { smiles, name };
}

/**
 * Molecules, complexes and salts of a list of recorded molecules and ions, in the order in which their first part stands there.
 *
 * Sources split salts and complexes and do not say what belongs together. Complexes are put together where all their parts are there
 * (`compound-reagents.ts`). Where all cations are of one kind, or all anions, they can only belong to each other: sodium, chloride and
 * hydroxide are sodium chloride and sodium hydroxide. Of several kinds of both those pairs are made that chemists use most
 * (`common-salts.ts`). Ions of no pair are given one by one, as all are where a reactant or the product is an ion, to which one of them
 * may belong. Where the anions of a source have lost their charges, `discharged-salts.ts` says which are sure.
 *
 * @param recorded - canonical SMILES of single molecules and ions
 */
function speciesOf(recorded: readonly string[], isReactionIonic: boolean): readonly Species[] {
  const parts = [...new Set(recorded)];
  const { compounds, left } = compoundsOf(parts);
  const ions = left.filter((smiles) => netCharge(smiles) !== 0 && !(smiles in OTHER_DRAWINGS));
  const salts = isReactionIonic ? [] : pairIons(left);
  const discharged = isReactionIonic ? [] : dischargedSalts(left, ions);
  const species: Species[] = [];
  const given = new Set<string>();
  const give = (each: Species) => {
    if (!given.has(each.smiles)) species.push(each);
    given.add(each.smiles);
  };
  for (const smiles of parts) {
    const compound = compounds.find((each) => each.parts.includes(smiles));
    const ofPart = salts.filter((salt) => salt.includes(smiles));
    if (compound !== undefined) give({ smiles: [...compound.parts].sort().join('.'), name: compound.name });
    else if (ofPart.length > 0) for (const salt of ofPart) give({ smiles: salt.join('.'), name: saltName(salt, salt.join('.')) });
    else {
      const ofIon = discharged.filter(({ recorded }) => recorded.includes(smiles));
      for (const { ions, name } of ofIon) give({ smiles: ions.join('.'), name: name ?? saltName(ions, ions.join('.')) });
      if (ofIon.every(({ keepsAcid }) => keepsAcid && netCharge(smiles) === 0)) give(single(smiles));
    }
  }
  return species;
}

/** Complexes that are wholly there, each part in one of them, and what is in none. */
function compoundsOf(parts: readonly string[]): { readonly compounds: readonly CompoundReagent[]; readonly left: readonly string[] } {
  let left = parts;
  const compounds: CompoundReagent[] = [];
  for (const compound of COMPOUND_REAGENTS) {
    if (left.length < compound.parts.length) continue;
    if (!compound.parts.every((part) => left.includes(part))) continue;
    compounds.push(compound);
    left = left.filter((part) => !compound.parts.includes(part));
  }
  return { compounds, left };
}

/** Ions of each salt, ascending. */
function pairIons(parts: readonly string[]): readonly (readonly string[])[] {
  const salts: string[][] = [];
  let ions = parts.filter((smiles) => netCharge(smiles) !== 0);
  if (ions.length < 2) return [];
  // What salts with names of their own are made of: of more ions first, as lithium aluminium hydride has three.
  for (const own of NAMED_SALTS) {
    if (!own.every((part) => parts.includes(part) && (ions.includes(part) || netCharge(part) === 0))) continue;
    salts.push([...own]);
    ions = ions.filter((ion) => !own.includes(ion));
  }
  const cations = ions.filter((smiles) => netCharge(smiles) > 0);
  const anions = ions.filter((smiles) => netCharge(smiles) < 0);
  if (cations.length < 2 || anions.length < 2) {
    return [...salts, ...cations.flatMap((cation) => anions.map((anion) => [cation, anion].sort()))];
  }
  const alone = new Set(ions);
  const join = (isWanted: (cation: string, anion: string) => boolean) => {
    for (const [cation, anion] of COMMON_SALTS) {
      if (!ions.includes(cation) || !ions.includes(anion) || !isWanted(cation, anion)) continue;
      salts.push([cation, anion].sort());
      alone.delete(cation);
      alone.delete(anion);
    }
  };
  join((cation, anion) => alone.has(cation) && alone.has(anion));
  // What is left over shares its partner with another salt.
  join((cation, anion) => alone.has(cation) || alone.has(anion));
  return salts;
}

/** Ions of salts with names of their own, those of more ions first. */
const NAMED_SALTS: readonly (readonly string[])[] = Object.keys(SALT_NAMES)
  .map((key) => key.split('.'))
  .sort((a, b) => b.length - a.length);

function saltName(ions: readonly string[], key: string): string | null {
  const cation = ions.map((smiles) => CATION_NAMES[smiles]).find(Boolean);
  const anion = ions.map((smiles) => ANION_NAMES[smiles]).find(Boolean);
  return SALT_NAMES[key] ?? (ions.length === 2 && cation && anion ? `${cation} ${anion}` : nameInTable(key));
}

/** The name that the table of reagents has for it, which understands what a chemist writes. */
function nameInTable(smiles: string): string | null {
  return reagentOfSmiles(smiles)?.name ?? null;
}

/** A molecule, or an ion that is part of no salt. */
function single(smiles: string): Species {
  const charge = netCharge(smiles);
  if (smiles in OTHER_DRAWINGS) return { smiles, name: OTHER_DRAWINGS[smiles] };
  if (charge === 0) return { smiles, name: SOLVENT_NAMES[smiles] ?? REAGENT_NAMES[smiles] ?? nameInTable(smiles) };
  const name = charge > 0 ? CATION_NAMES[smiles] : ANION_NAMES[smiles];
  return { smiles, name: name === undefined ? null : `${name} ion` };
}
