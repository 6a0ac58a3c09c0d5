import { acidsOfSalts } from './alkali-salts.ts';
import { withoutCounterIons } from './counter-ions.ts';
import { ionsDrawnAsBond } from './drawn-as-bond.ts';
import { ACIDS } from './kinds/acids.ts';
import { METALS_AND_DONORS } from './kinds/metals-and-donors.ts';
import { OXIDANTS } from './kinds/oxidants.ts';
import { REDUCTANTS } from './kinds/reductants.ts';
import { SELECTIVE_OXIDANTS } from './kinds/selective-oxidants.ts';
import type { Reagent } from './reagent.ts';
import { REAGENT_KINDS } from './reagent-kinds.ts';

/** What was given, told apart. */
export interface Apart {
  /** What is left to react, in its order, salts of alkali metals as the acids that they are made of, organic cations without their anions. */
  readonly materials: readonly string[];
  /** Reagents of the table that stood among it, each once. */
  readonly reagents: readonly Pick<Reagent, 'name' | 'smiles'>[];
}

/** Every drawing of a reagent that is not as often a material, as its molecules and ions; those of more come first, so that a salt is not taken for its ion. */
const DRAWN = REAGENT_KINDS.filter(({ id, isMaterialToo }) => isMaterialToo !== true && id !== 'water')
  .flatMap((kind) => kind.reagents.map((reagent) => ({ kind, reagent })))
  .flatMap(({ kind, reagent }) =>
    [reagent, ...(reagent.otherDrawings ?? [])].map(({ smiles }) => ({ reagent, kind, parts: smiles.split('.') })),
  )
  .sort((a, b) => b.parts.length - a.parts.length);

/** Salts of the table by their ions, which may be drawn with a bond between them. */
const SALTS: ReadonlySet<string> = new Set(DRAWN.flatMap(({ parts }) => (parts.length > 1 ? [keyOf(parts)] : [])));

const CARBON = /C(?![a-z])|c/;
/** Kinds whose reagents do something to what stands beside them even if that is one molecule. */
const ACTING = new Set([...ACIDS, ...OXIDANTS, ...SELECTIVE_OXIDANTS, ...REDUCTANTS, ...METALS_AND_DONORS]);

/**
 * Tells the reagents from the starting materials where somebody wrote all of them together, as in an equation: hydrogen, an acid, sodium
 * cyanide. Among the materials each of them would have to be in the product. Water stays, as it takes part beside others (bromohydrins).
 *
 * @param molecules - canonical SMILES of connected molecules and ions
 */
export function reagentsApart(molecules: readonly string[]): Apart {
  const left = [...withoutCounterIons(molecules.flatMap(asSaltOfTheTable))];
  const reagents: Pick<Reagent, 'name' | 'smiles'>[] = [];
  for (const { reagent, kind, parts } of DRAWN) {
    const others = without(left, parts);
    if (others === null || !others.some((each) => CARBON.test(each))) continue;
    // An organic molecule beside a single other one is what reacts with it: butyllithium, imidazole, carbonyldiimidazole.
    if (parts.length === 1 && CARBON.test(parts[0]) && others.length < 2 && !ACTING.has(kind)) continue;
    left.splice(0, left.length, ...others);
    reagents.push({ name: reagent.name, smiles: reagent.smiles });
  }
  return { materials: acidsOfSalts(left), reagents };
}

function asSaltOfTheTable(smiles: string): readonly string[] {
  const ions = ionsDrawnAsBond(smiles);
  return ions !== null && SALTS.has(keyOf(ions)) ? ions : [smiles];
}

function keyOf(parts: readonly string[]): string {
  return [...parts].sort().join('.');
}

/** What is left when all of these are taken out, each once; `null` where one is not there. */
function without(molecules: readonly string[], parts: readonly string[]): readonly string[] | null {
  const left = [...molecules];
  for (const part of parts) {
    const place = left.indexOf(part);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
