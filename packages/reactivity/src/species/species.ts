import { netCharge } from '@retron/molecule';
import { ANION_NAMES, CATION_NAMES, REAGENT_NAMES, SALT_NAMES } from './reagent-names.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

/** What stands beside a reaction arrow, as canonical SMILES of molecules or ions. */
export interface BesideTheArrow {
  readonly agents: readonly string[];
  readonly solvents: readonly string[];
  /** Whether a reactant or the product is an ion: an ion among the agents may then belong to it. */
  readonly isIonic: boolean;
}

/** A solvent or agent as one would write it on the arrow: a molecule or a salt. */
export interface Species {
  /** Canonical SMILES; of a salt those of its ions, ascending, joined by a dot. */
  readonly smiles: string;
  /** Its usual name; `null` where none is certain. */
  readonly name: string | null;
}

/** Solvents of a reaction, where the source says which of its molecules are solvents. */
export function solventsOf({ solvents, isIonic }: Pick<BesideTheArrow, 'solvents' | 'isIonic'>): readonly Species[] {
  return speciesOf(solvents, isIonic);
}

/** Everything else beside the reaction arrow: reagents and catalysts, and solvents where the source does not tell them apart. */
export function agentsOf({ agents, solvents, isIonic }: BesideTheArrow): readonly Species[] {
  return speciesOf(
    agents.filter((smiles) => !solvents.includes(smiles)),
    isIonic,
  );
}

/** Its usual name, or the SMILES of what has none. */
export function speciesText({ name, smiles }: Species): string {
  return name ?? smiles;
}

/**
 * Molecules and salts of a list of recorded molecules and ions, in the order in which their first part stands there.
 *
 * Sources split salts into ions and do not say which belong together. Where all cations are of one kind, or all anions, they can only
 * belong to each other: sodium, chloride and hydroxide are sodium chloride and sodium hydroxide. Otherwise ions are given one by one,
 * as they are where a reactant or the product is an ion, to which one of them may belong.
 *
 * @param recorded - canonical SMILES of single molecules and ions
 */
function speciesOf(recorded: readonly string[], isReactionIonic: boolean): readonly Species[] {
  const parts = [...new Set(recorded)];
  const cations = parts.filter((smiles) => netCharge(smiles) > 0);
  const anions = parts.filter((smiles) => netCharge(smiles) < 0);
  const salts = isReactionIonic ? [] : pairIons(cations, anions);
  const species: Species[] = [];
  const paired = new Set<string>();
  for (const smiles of parts) {
    const charge = netCharge(smiles);
    if (charge === 0) species.push({ smiles, name: SOLVENT_NAMES[smiles] ?? REAGENT_NAMES[smiles] ?? null });
    else if (salts.length === 0) species.push(ion(smiles, charge));
    else {
      for (const salt of salts.filter((each) => each.includes(smiles))) {
        const key = salt.join('.');
        if (!paired.has(key)) species.push({ smiles: key, name: saltName(salt, key) });
        paired.add(key);
      }
    }
  }
  return species;
}

/** Ions of each salt, ascending; none where it is not certain which belong together. */
function pairIons(cations: readonly string[], anions: readonly string[]): readonly (readonly string[])[] {
  if (cations.length === 0 || anions.length === 0) return [];
  const all = [...cations, ...anions].sort();
  if (SALT_NAMES[all.join('.')] !== undefined) return [all];
  if (cations.length > 1 && anions.length > 1) return [];
  return cations.flatMap((cation) => anions.map((anion) => [cation, anion].sort()));
}

function saltName(ions: readonly string[], key: string): string | null {
  const cation = ions.map((smiles) => CATION_NAMES[smiles]).find(Boolean);
  const anion = ions.map((smiles) => ANION_NAMES[smiles]).find(Boolean);
  return SALT_NAMES[key] ?? (ions.length === 2 && cation && anion ? `${cation} ${anion}` : null);
}

function ion(smiles: string, charge: number): Species {
  const name = charge > 0 ? CATION_NAMES[smiles] : ANION_NAMES[smiles];
  return { smiles, name: name === undefined ? null : `${name} ion` };
}
