import { bondBetween, connectedComponents, findIsomorphism, isIsomorphism, type Molecule, neighboursOf } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import { comesToOpenFace, type NameReactionId } from '@retron/reactivity';
import type { MappedReaction, Outcome, RawPrecursor } from '@retron/transforms';
import type { ReversedTransform } from '../../libraries/compiled-library.ts';
import type { Workbench } from '../../ports/workbench.ts';
import type { Replay, ReplayVerdict } from '../../step/findings.ts';
import { type Fragments, readCanonical } from '../../step/fragments.ts';
import { MOST_PLACES_TOLD } from '../../step/told-atoms.ts';
import { differingAtoms, isCompeting } from './competing-sites.ts';
import { haveSameStereo } from './same-stereo.ts';

/** What running forward needs of the thread. */
type Tools = Pick<Workbench, 'applier' | 'fragments' | 'mechanism'>;

/** Neighbours of a carbon with a double bond and no hydrogen. */
const FLAT = 3;

/** Ways of reacting looked at; a transform that fits in more says little about any of them. */
const MATCHES_TRIED = 100;

/** What is being made. */
export interface Product {
  /** Canonical SMILES. */
  readonly smiles: string;
  readonly molecule: Molecule;
  /** Other drawings of it, which are the same substance. */
  readonly forms: readonly Molecule[];
  /** What the step that makes it is called. */
  readonly names: readonly NameReactionId[];
  /** For every atom of the mixture the atom that the step makes of it, or -1; absent where nothing tells it. */
  readonly becomes?: ArrayLike<number>;
}

/**
 * Runs transforms forward on the precursors and looks for the structure among the products.
 *
 * @param mixture - all precursors
 * @param forward - transforms of the suggestion, the best first. The first that gives the structure decides; failing that, the first
 *   that gives it but for stereo
 * @returns `null` where there is no transform to run
 */
export function replay(mixture: PreparedMolecule, forward: Iterable<ReversedTransform>, product: Product, tools: Tools): Replay | null {
  let best: Replay | null = null;
  for (const template of forward) {
    const found = runForward(template, mixture, product, tools);
    if (found.verdict === 'same') return found;
    if (best === null || best.verdict === 'failed') best = found;
  }
  return best;
}

function runForward({ template, matcher }: ReversedTransform, mixture: PreparedMolecule, product: Product, tools: Tools): Replay {
  const { applier, fragments } = tools;
  matcher.begin(mixture);
  const { outcomes } = applier.apply(template, mixture, { matches: matcher.matches(0, MATCHES_TRIED) });
  const verdicts = outcomes.map((outcome) => verdictOf(outcome, mixture.molecule, product, fragments));
  const same = verdicts.indexOf('same');
  const intended = same >= 0 ? same : verdicts.indexOf('other stereo');
  if (intended < 0) return { verdict: 'failed', competingSites: 0 };
  const others = outcomes.filter(
    (outcome, index) =>
      verdicts[index] === 'failed' &&
      isCompeting(mixture.molecule, outcomes[intended].centre, outcome.centre) &&
      !goesElsewhere(outcome, mixture, product, tools),
  );
  const verdict = verdicts[intended];
  return others.length === 0
    ? { verdict, competingSites: 0 }
    : { verdict, competingSites: others.length, places: placesOf(outcomes[intended], others) };
}

function placesOf({ centre }: Outcome, others: readonly Outcome[]): NonNullable<Replay['places']> {
  const shown = others.slice(0, MOST_PLACES_TOLD).map((other) => differingAtoms(centre, other.centre));
  return {
    intended: centre.filter((atom) => shown.some(({ own }) => own.includes(atom))),
    competing: shown.map(({ theirs }) => theirs),
  };
}

/** Whether a rule of mechanism says that nothing reacts there, so that the place is none that competes: meta to the hydroxyl group of a phenol. */
function goesElsewhere(
  { precursors: products, centre }: Outcome,
  mixture: PreparedMolecule,
  { names }: Product,
  { mechanism }: Tools,
): boolean {
  const made = products.find(({ provenance }) => centre.some((atom) => provenance.includes(atom)));
  if (made === undefined || made.provenance.includes(-1)) return false;
  const edit = mappedFrom(mixture.molecule, made);
  return mechanism.judge(edit, names, { reactants: mixture }).some(({ verdict }) => verdict === 'never');
}

function mappedFrom(reactants: Molecule, { smiles, provenance }: RawPrecursor): MappedReaction {
  const becomes = new Int32Array(reactants.atomCount).fill(-1);
  provenance.forEach((source, atom) => {
    becomes[source] = atom;
  });
  const molecules = connectedComponents(reactants);
  const moleculeOf = new Int32Array(reactants.atomCount);
  for (const [place, atoms] of molecules.entries()) for (const atom of atoms) moleculeOf[atom] = place;
  const product = readCanonical(smiles);
  return { reactants, product, sourceOf: Int32Array.from(provenance), becomes, moleculeOf, moleculeCount: molecules.length };
}

/** By-products may stand beside the structure. */
function verdictOf({ precursors: products }: Outcome, mixture: Molecule, product: Product, fragments: Fragments): ReplayVerdict {
  let verdict: ReplayVerdict = 'failed';
  for (const raw of products) {
    if (raw.provenance.length !== product.molecule.atomCount) continue;
    const found = compare(raw, mixture, product, fragments);
    if (found === 'same') return found;
    if (found === 'other stereo') verdict = found;
  }
  return verdict;
}

/** Asks the toolkit only where the edit's own drawing of the product does not settle it: canonical SMILES are what costs most. */
function compare(raw: RawPrecursor, mixture: Molecule, product: Product, fragments: Fragments): ReplayVerdict {
  const { smiles } = raw;
  const drawn = readCanonical(smiles);
  if (liesAsInStep(drawn, raw, product)) return 'same';
  const atomInProduct = findIsomorphism(drawn, product.molecule);
  if (atomInProduct !== null && haveSameStereo(drawn, product.molecule, atomInProduct)) return 'same';
  for (const form of product.forms) {
    const atomInForm = findIsomorphism(drawn, form);
    if (atomInForm !== null && haveSameStereo(drawn, form, atomInForm)) return 'same';
  }
  if (atomInProduct === null && findIsomorphism(drawn, product.molecule, 'connectivity') === null) return 'failed';
  const canonical = fragments.canonical(smiles);
  if ('dropped' in canonical) return 'failed';
  if (canonical.smiles === product.smiles || isSetByItsFace(drawn, raw, mixture, product)) return 'same';
  return findIsomorphism(readCanonical(canonical.smiles), product.molecule) === null ? 'failed' : 'other stereo';
}

/** Whether a drawing is the product but for centres that it leaves open, and of which a shielded face of the skeleton tells what becomes. */
function isSetByItsFace(drawn: Molecule, { provenance }: RawPrecursor, mixture: Molecule, { molecule, becomes }: Product): boolean {
  const atomInProduct = atomsInStep(provenance, becomes);
  if (atomInProduct === null || !isIsomorphism(drawn, molecule, atomInProduct)) return false;
  return haveSameStereo(drawn, molecule, atomInProduct, (atom, centre) => {
    const bonded = (one: number, other: number) => bondBetween(mixture, provenance[one], provenance[other]) >= 0;
    const arriving = neighboursOf(drawn, atom).filter((each) => !bonded(atom, each));
    const wasFlat = neighboursOf(mixture, provenance[atom]).length === FLAT;
    return wasFlat && arriving.length === 1 && comesToOpenFace(molecule, centre, atomInProduct[arriving[0]]);
  });
}

/** For every atom of what a transform gives the one of the product that the step itself makes of it; `null` where nothing tells it. */
function atomsInStep(provenance: readonly number[], becomes: Product['becomes']): Int16Array | null {
  if (becomes === undefined) return null;
  return Int16Array.from(provenance, (source) => (source < 0 ? -1 : becomes[source]));
}

/** Whether a drawing is the product with its atoms where the step itself puts them: nearly always, which spares looking for how they correspond. */
function liesAsInStep(drawn: Molecule, { provenance }: RawPrecursor, { molecule, forms, becomes }: Product): boolean {
  const atomInProduct = atomsInStep(provenance, becomes);
  if (atomInProduct === null) return false;
  const isMade = (form: Molecule) => isIsomorphism(drawn, form, atomInProduct) && haveSameStereo(drawn, form, atomInProduct);
  return isMade(molecule) || forms.some(isMade);
}
