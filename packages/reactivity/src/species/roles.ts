import type { Reagent, Species } from './reagent.ts';
import { BASIC_ANIONS, BASIC_CATIONS, type ReagentRole, ROLE_NAMES } from './reagent-roles.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

const ROLE_OF: ReadonlyMap<string, ReagentRole> = new Map(
  Object.entries(ROLE_NAMES).flatMap(([role, names]) => names.map((name) => [name, role as ReagentRole])),
);
const SOLVENTS: ReadonlySet<string> = new Set(Object.values(SOLVENT_NAMES));
const BASIC_SALTS: ReadonlySet<string> = new Set(BASIC_CATIONS.flatMap((cation) => BASIC_ANIONS.map((anion) => `${cation} ${anion}`)));

/** Names of kinds of reagents that the rules below ask for. */
const named = (...names: readonly string[]): ReadonlySet<string> => new Set(names);
const COUPLING = named(...ROLE_NAMES['coupling reagent']);
const MINERAL_ACIDS = named(
  'hydrogen chloride',
  'sulfuric acid',
  'hydrogen bromide',
  'phosphoric acid',
  'acetic acid',
  'TFA',
  'formic acid',
);
const STRONG_ACIDS = named('hydrogen chloride', 'sulfuric acid', 'hydrogen bromide', 'TFA', 'methanesulfonic acid', 'triflic acid');
const HYDROXIDES = named('sodium hydroxide', 'potassium hydroxide', 'lithium hydroxide');
const MILD_BASES = named('sodium hydrogen carbonate', 'sodium carbonate', 'potassium carbonate', 'potassium hydrogen carbonate');
const BICARBONATES = named('sodium hydrogen carbonate', 'potassium hydrogen carbonate');
/** What water destroys, and what it quenches in work-up. */
const WATER_SENSITIVE = named(
  ...['sodium hydride', 'potassium hydride', 'lithium hydride', 'lithium aluminium hydride', 'DIBAL', 'Red-Al', 'borane', '9-BBN'],
  ...['n-butyllithium', 'sec-butyllithium', 'tert-butyllithium', 'methyllithium', 'lithium diisopropylamide', 'magnesium'],
  ...['lithium bis(trimethylsilyl)amide', 'sodium bis(trimethylsilyl)amide', 'potassium bis(trimethylsilyl)amide'],
  ...['potassium tert-butoxide', 'sodium tert-butoxide', 'isopropylmagnesium chloride', 'trimethylaluminium'],
  ...['oxalyl chloride', 'thionyl chloride', 'phosphoryl chloride', 'phosphorus tribromide', 'phosphorus pentachloride'],
  ...['methanesulfonyl chloride', 'triflic anhydride', 'trifluoroacetic anhydride', 'boron tribromide', 'boron trichloride'],
  ...['aluminium chloride', 'titanium tetrachloride', 'tin(IV) chloride', 'sodium triacetoxyborohydride', 'CDI'],
  ...['Dess-Martin periodinane', 'DEAD', 'DIAD', ...COUPLING],
);
const HYDRIDES_AND_ORGANOMETALLICS = named(
  ...['lithium aluminium hydride', 'DIBAL', 'Red-Al', 'borane', 'sodium borohydride', 'n-butyllithium', 'sec-butyllithium'],
  ...['tert-butyllithium', 'methyllithium', 'isopropylmagnesium chloride', 'sodium hydride', 'aluminium chloride', 'boron tribromide'],
);
const DMAP = named('DMAP');
const AZODICARBOXYLATES = named('DEAD', 'DIAD', 'di-tert-butyl azodicarboxylate', "1,1'-(azodicarbonyl)dipiperidine");
const METALS = named(...ROLE_NAMES.catalyst.filter((name) => /palladium|platinum|nickel|rhodium|ruthenium|copper|Pd/.test(name)));
/** Solvents that extract and elute; beside another one they are not what the reaction was run in, unless the source says so. */
const EXTRACTING = named('ethyl acetate', 'diethyl ether', 'hexane', 'heptane', 'pentane', 'MTBE', 'diisopropyl ether');

/**
 * Roles of all that stands beside one reaction arrow, each in the light of the others. Rules, in the order in which they are tried:
 *
 * (a) The table (`reagent-roles.ts`), then the anion of a salt, then the list of solvents.
 * (b) What can be a solvent and something else (triethylamine, acetic acid) is a solvent only where the source calls it one and there is
 *     no other.
 * (c) Water beside what it destroys is work-up. So is a solvent that extracts, beside another, where the source names no solvents; and
 *     dichloromethane beside Pd(dppf)Cl2, which is recorded with it, and another solvent.
 * (d) Acid and base destroy each other: of hydroxide and mineral acid the acid is work-up, of carbonate and strong acid the carbonate,
 *     of an amine and hydrogen chloride the latter, of hydrogen carbonate and another base the former; acids and hydroxides quench
 *     hydrides and organometallics.
 * (e) Phosphines are ligands beside a transition metal, coupling reagents beside an azodicarboxylate, else reagents. Zinc beside
 *     palladium and cyanide is a reagent. Ammonium chloride beside iron or zinc is the acid. DMAP beside another base is a catalyst.
 *
 * @param solvents - SMILES of what the source calls a solvent; empty where it names none
 */
export function withRoles(species: readonly Species[], solvents: ReadonlySet<string>): readonly Reagent[] {
  const names = new Set(species.flatMap(({ name }) => (name === null ? [] : [name])));
  const first = species.map((each) => ({ ...each, role: roleAlone(each, solvents) }));
  const has = (kind: ReadonlySet<string>) => species.some(({ name }) => name !== null && kind.has(name));
  const hasPureSolvent = first.some(({ name, role }) => role === 'solvent' && (name === null || !ROLE_OF.has(name)) && name !== 'water');
  const isRunIn = (name: string) => first.some((each) => each.role === 'solvent' && each.name !== name && !isBesides(each.name));
  const hasBaseBut = (left: ReadonlySet<string>) => first.some(({ name, role }) => role === 'base' && !left.has(name ?? ''));

  return first.map((reagent): Reagent => {
    const { name, role } = reagent;
    const as = (other: ReagentRole): Reagent => ({ ...reagent, role: other });
    if (name === null) return reagent;
    if (role === 'solvent' && ROLE_OF.has(name) && hasPureSolvent) return settled(as(ROLE_OF.get(name) ?? 'solvent'));
    if (name === 'water' && has(WATER_SENSITIVE)) return as('work-up');
    if (solvents.size === 0 && EXTRACTING.has(name) && isRunIn(name)) return as('work-up');
    if (name === 'dichloromethane' && names.has('Pd(dppf)Cl2') && isRunIn(name)) return as('work-up');
    return settled(reagent);
  });

  /** Rules (d) and (e). */
  function settled(reagent: Reagent): Reagent {
    const { name, role } = reagent;
    const as = (other: ReagentRole): Reagent => ({ ...reagent, role: other });
    if (name === null) return reagent;
    if (role === 'acid' && MINERAL_ACIDS.has(name) && (has(HYDROXIDES) || has(HYDRIDES_AND_ORGANOMETALLICS))) return as('work-up');
    if (name === 'hydrogen chloride' && (hasBaseBut(MILD_BASES) || has(COUPLING))) return as('work-up');
    if (HYDROXIDES.has(name) && has(HYDRIDES_AND_ORGANOMETALLICS)) return as('work-up');
    if (MILD_BASES.has(name) && has(STRONG_ACIDS)) return as('work-up');
    if (BICARBONATES.has(name) && hasBaseBut(BICARBONATES)) return as('work-up');
    if (role === 'ligand' && /phosphine$/.test(name)) {
      if (has(METALS)) return reagent;
      return as(has(AZODICARBOXYLATES) ? 'coupling reagent' : 'reagent');
    }
    if (name === 'zinc' && has(METALS) && names.has('zinc cyanide')) return as('reagent');
    if (name === 'ammonium chloride' && (names.has('iron') || names.has('zinc'))) return as('acid');
    if (name === 'DMAP' && hasBaseBut(DMAP)) return as('catalyst');
    return reagent;
  }
}

/** Whether a transition metal that catalyses couplings is among them: palladium, nickel, copper and their like. */
export function hasCouplingMetal(reagents: readonly Species[]): boolean {
  return reagents.some(({ name }) => name !== null && METALS.has(name));
}

/** Whether something that gives electrons or hydrogen is among them, or the metal that hands hydrogen on, which records often leave out. */
export function hasReducer(reagents: readonly (Species & { readonly role: ReagentRole | null })[]): boolean {
  return hasCouplingMetal(reagents) || reagents.some(({ role }) => role === 'reductant' || role === 'catalyst');
}

/** Whether a solvent is one that stands beside the solvent of the reaction rather than being it. */
function isBesides(name: string | null): boolean {
  return name === null || name === 'water' || EXTRACTING.has(name) || ROLE_OF.has(name);
}

/** Rule (a), and the source's word for solvents. */
function roleAlone({ name, smiles }: Species, solvents: ReadonlySet<string>): ReagentRole | null {
  const isCalledSolvent = solvents.has(smiles);
  if (name === null) return isCalledSolvent ? 'solvent' : null;
  if (isCalledSolvent && SOLVENTS.has(name)) return 'solvent';
  return ROLE_OF.get(name) ?? (BASIC_SALTS.has(name) ? 'base' : SOLVENTS.has(name) ? 'solvent' : null);
}
