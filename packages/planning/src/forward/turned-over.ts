import { type AtomIndex, bondBetween, CHIRALITY, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import type { MechanismFinding, NameReactionId, ReagentKind } from '@retron/reactivity';
import { invertedMark } from '@retron/transforms';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import type { Mixture } from './mixture.ts';
import type { PredictedProduct } from './predict-products.ts';
import { redrawn } from './redrawn.ts';

/** Rules that say of a centre drawn with retention that it turns over; see docs/chemistry/mechanism.md. */
const INVERTING_RULES: readonly string[] = ['S1', 'E1'];
const ESTERIFICATIONS: readonly NameReactionId[] = ['steglich-esterification', 'fischer-speier-esterification'];
const MITSUNOBU = 'azodicarboxylate';

/** A product as it is once its centres are turned over. */
export interface TurnedOver extends Pick<PredictedProduct, 'application' | 'smiles'> {
  /** The centres, as atoms of the mixture. */
  readonly centres: readonly AtomIndex[];
}

/** What a map says that lets the oxygen of the alcohol stay: nothing turned the centre over. Here something did. */
const UNTOUCHED_RULE = 'Q2';

/** Whether a rule speaks of nothing but centres that were turned over on purpose. */
export function isOfTurnedCentres({ rule, wanted }: MechanismFinding, { centres }: TurnedOver): boolean {
  return rule === UNTOUCHED_RULE && wanted.every((atom) => centres.includes(atom));
}

/**
 * The product with those centres turned over that a substitution turns over; `null` where it stays as it is. Transforms carry a configuration
 * on where one neighbour replaces another (T-e), but the nucleophile comes from behind.
 *
 * @param drawn - what is said of the product as the transform left it
 */
export function turnedOver(
  { application }: PredictedProduct,
  mixture: Mixture,
  kinds: readonly ReagentKind[],
  drawn: { readonly names: readonly NameReactionId[]; readonly mechanism: readonly MechanismFinding[] },
  fragments: Fragments,
): TurnedOver | null {
  const { provenance, smiles } = application.product;
  const byRule = drawn.mechanism.filter(({ rule, verdict }) => verdict === 'never' && INVERTING_RULES.includes(rule));
  const isMitsunobu = kinds.some(({ id }) => id === MITSUNOBU) && drawn.names.some((name) => ESTERIFICATIONS.includes(name));
  if (byRule.length === 0 && !isMitsunobu) return null;
  const molecule = readCanonical(smiles);
  const esters = isMitsunobu ? acylatedAlcohols(molecule, provenance, mixture) : [];
  const turning = new Set([...byRule.flatMap(({ wanted }) => wanted.slice(0, 1)), ...esters].map((atom) => provenance.indexOf(atom)));
  const chirality = molecule.chirality.map((mark, atom) => (turning.has(atom) && mark !== CHIRALITY.none ? invertedMark(mark) : mark));
  if (chirality.every((mark, atom) => mark === molecule.chirality[atom])) return null;
  const drawnAnew = redrawn(application, { ...molecule, chirality }, fragments);
  return drawnAnew === null ? null : { ...drawnAnew, centres: [...turning].map((atom) => provenance[atom]) };
}

/** Carbons of the mixture that bear a free hydroxyl group before, and an ester oxygen after, which the reaction attaches. */
function acylatedAlcohols(product: Molecule, provenance: readonly AtomIndex[], { prepared: { molecule } }: Mixture): readonly AtomIndex[] {
  const found: AtomIndex[] = [];
  for (let atom = 0; atom < product.atomCount; atom++) {
    if (product.chirality[atom] === CHIRALITY.none || product.atomicNumber[atom] !== ELEMENT.carbon) continue;
    const source = provenance[atom];
    const hadHydroxyl = neighboursOf(molecule, source).some(
      (each) => molecule.atomicNumber[each] === ELEMENT.oxygen && molecule.hydrogenCount[each] === 1,
    );
    const isEster = neighboursOf(product, atom).some(
      (oxygen) =>
        product.atomicNumber[oxygen] === ELEMENT.oxygen &&
        neighboursOf(product, oxygen).some((each) => each !== atom && isNewBond(molecule, provenance, [atom, oxygen, each])),
    );
    if (hadHydroxyl && isEster) found.push(source);
  }
  return found;
}

/** Whether one of the two bonds along a path of three product atoms was none before. */
function isNewBond(before: Molecule, provenance: readonly AtomIndex[], [a, b, c]: readonly [AtomIndex, AtomIndex, AtomIndex]): boolean {
  return bondBetween(before, provenance[a], provenance[b]) < 0 || bondBetween(before, provenance[b], provenance[c]) < 0;
}
