import { AT_WORK, type AtomIndex, type Work } from '@retron/molecule';
import type { MatchList, PreparedMolecule } from '@retron/patterns';
import type { Outcome, RawPrecursor, RejectionReason, TemplateApplier } from '@retron/transforms';
import type { ForwardLibrary, ForwardTransform } from '../libraries/forward-library.ts';
import { matchReason } from '../step/left-out-codes.ts';
import type { ForwardApplication } from '../step/product-candidate.ts';
import { carbonMetalBonds } from '../step/recorded-form.ts';
import type { Support } from '../step/support.ts';
import type { Tally } from '../step/tally.ts';
import { editSignature } from './edit-signature.ts';
import { type Mixture, WATER } from './mixture.ts';

/** Ways a transform is tried in one mixture; what fits in more is a polymer. */
const MOST_MATCHES = 500;
/** Matches looked at between two pauses, each counted by the atoms of the mixture. */
const ATOMS_AT_ONCE = 6000;
/** The most specific first: it knows most about stereo. */
const LEVELS_DOWN = [3, 2, 1] as const;

/** `other-stereo`: the transform states another configuration than there is, so that another with the same edit may still apply. */
type ApplicationOfEdit = ForwardApplication | 'none' | 'other-stereo';

const STEREO_REJECTIONS: readonly RejectionReason[] = ['stereo-differs', 'stereo-missing', 'stereo-unstated'];

/**
 * Every product that transforms make of all molecules of a mixture together; products whose applications read alike come once.
 *
 * A transform may use one molecule at several places. What leaves none or several products, or does not use every molecule, is left
 * out and told to `dropped`; water need not be used, as records of a hydrolysis seldom say where the oxygen comes from.
 */
export function* forwardApplications(
  libraries: readonly ForwardLibrary[],
  mixture: Mixture,
  applier: TemplateApplier,
  dropped: Tally,
): Work<readonly ForwardApplication[]> {
  const byText = new Map<string, ForwardApplication>();
  const byEdit = new Map<number, ApplicationOfEdit>();
  const { prepared, molecules } = mixture;
  // Among others an organometallic reagent reacts at its metal first.
  const needed = neededOf(mixture);
  const metalBonds = molecules.length > 1 ? carbonMetalBonds(prepared.molecule) : [];
  for (const library of libraries) {
    for (const level of LEVELS_DOWN) {
      yield AT_WORK;
      let done = 0;
      for (const id of library.applicable(prepared, level)) {
        if (done >= ATOMS_AT_ONCE) {
          done = 0;
          yield AT_WORK;
        }
        const transform = library.transform(id);
        if (transform.partCount < needed.count) continue;
        transform.matcher.begin(prepared);
        const matches = transform.matcher.matches(0, MOST_MATCHES);
        done += (matches.count + 1) * prepared.molecule.atomCount;
        if (matches.isTruncated) dropped.add(matchReason('truncated'));
        const support: Support = { library: library.compiled, transform: id, level };
        for (let match = 0; match < matches.count; match++) {
          if (!usesAll(matches, match, mixture, needed)) continue;
          const edit = editSignature(transform.template, matches.atoms, match * matches.width);
          const application =
            byEdit.get(edit) ?? applicationOf(transform, matches, match, mixture, needed, metalBonds, byText, applier, dropped);
          if (application === 'other-stereo') continue;
          byEdit.set(edit, application);
          if (application !== 'none' && application.support.at(-1) !== support && !application.support.includes(support))
            application.support.push(support);
        }
      }
    }
  }
  return [...byText.values()];
}

/** Molecules of a mixture that a product must have atoms of. */
interface Needed {
  /** A bit for each, by `component`. */
  readonly bits: number;
  readonly count: number;
}

/** All but water beside something else. */
function neededOf({ molecules }: Mixture): Needed {
  let [bits, count] = [0, 0];
  for (const [component, molecule] of molecules.entries()) {
    if (molecule === WATER) continue;
    bits |= 1 << component;
    count++;
  }
  return count === 0 ? { bits: 2 ** molecules.length - 1, count: molecules.length } : { bits, count };
}

/** Whether a match lies on every molecule of the mixture that it must lie on. */
function usesAll({ atoms, width }: MatchList, match: number, { prepared }: Mixture, { bits }: Needed): boolean {
  let used = 0;
  for (let i = match * width; i < (match + 1) * width; i++) used |= 1 << prepared.component[atoms[i]];
  return (used & bits) === bits;
}

function applicationOf(
  { template }: ForwardTransform,
  { atoms, width }: MatchList,
  match: number,
  { prepared }: Mixture,
  needed: Needed,
  metalBonds: readonly (readonly [AtomIndex, AtomIndex])[],
  byText: Map<string, ForwardApplication>,
  applier: TemplateApplier,
  dropped: Tally,
): ApplicationOfEdit {
  const single: MatchList = { count: 1, width, atoms: atoms.subarray(match * width, (match + 1) * width), isTruncated: false };
  const { outcomes, rejected } = applier.apply(template, prepared, { matches: single, madeStereo: 'carried' });
  for (const [reason, count] of Object.entries(rejected)) dropped.add(matchReason(reason as RejectionReason), count);
  if (outcomes.length === 0) return STEREO_REJECTIONS.some((reason) => rejected[reason] !== undefined) ? 'other-stereo' : 'none';
  const [outcome] = outcomes;
  if (outcome.precursors.length !== 1 || !isMadeOfAll(outcome.precursors[0], prepared, needed)) {
    dropped.add('not-one-product');
    return 'none';
  }
  const [product] = outcome.precursors;
  if (tearsApart(template, single.atoms, product, prepared)) {
    dropped.add('tears-ring');
    return 'none';
  }
  if (metalBonds.some((bond) => isKept(bond, outcome))) {
    dropped.add('keeps-metal');
    return 'none';
  }
  const known = byText.get(product.smiles);
  if (known !== undefined) return known;
  const made: ForwardApplication = { product, outcome, support: [] };
  byText.set(product.smiles, made);
  return made;
}

function isMadeOfAll({ provenance }: RawPrecursor, { component }: PreparedMolecule, { bits }: Needed): boolean {
  let used = 0;
  for (const atom of provenance) if (atom >= 0) used |= 1 << component[atom];
  return (used & bits) === bits;
}

/**
 * Whether what leaves hangs on to what stays by a bond of which the transform says nothing: an ester's alkyl group leaves, but in a lactone
 * or a cyclic anhydride it is the rest of the ring, and no record of an ester tells what becomes of that.
 */
function tearsApart(
  { edit }: ForwardTransform['template'],
  matched: Uint16Array,
  { provenance }: RawPrecursor,
  { molecule }: PreparedMolecule,
): boolean {
  if (edit.partnerOfMatched.every((partner) => partner >= 0)) return false;
  const stays = new Set(provenance);
  const isTold = new Set(matched);
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const [a, b] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    if (stays.has(a) !== stays.has(b) && !(isTold.has(a) && isTold.has(b))) return true;
  }
  return false;
}

/** Whether both atoms of a bond are in the product, and the bond is none of those that change. */
function isKept([a, b]: readonly [AtomIndex, AtomIndex], { precursors: [product], bonds }: Outcome): boolean {
  const isChanged = bonds.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return !isChanged && product.provenance.includes(a) && product.provenance.includes(b);
}
