import type { Precision } from '@retron/library';
import { type AtomIndex, findIsomorphism, type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import type { Rdkit } from '@retron/rdkit/port';
import { type Outcome, TemplateApplier } from '@retron/transforms';
import { type RecordedReactants, recordReactants } from './recorded-reactants.ts';
import { settleHeteroatoms } from './settle-heteroatoms.ts';
import type { TransformSet } from './transform-set.ts';

/** A reaction that a transform explains. */
export interface ReactionMap {
  /** `reactants>>product`: product atoms numbered from 1 in the order of its canonical SMILES; reactants that give no atom stand unmapped. */
  readonly mappedReaction: string;
  readonly level: Precision;
  /** The precursors are the recorded reactants only when stereo is left out of account. */
  readonly isStereoIgnored: boolean;
  /** Recorded reactions behind the transform that was believed. */
  readonly support: number;
  /** Other disconnections, not alike under the symmetry of the product, that transforms of this level would explain it by. */
  readonly otherWays: number;
}

/** An application of a transform whose precursors are recorded reactants. */
interface Explanation {
  readonly outcome: Outcome;
  readonly support: number;
  readonly template: string;
  /** For each precursor the place of the reactant it is. */
  readonly reactants: readonly number[];
}

const LEVELS = [3, 2, 1] as const satisfies readonly Precision[];

/** Best supported first; then by their texts, so that the choice does not depend on the order of the transforms. */
function bySupport(a: Explanation, b: Explanation): number {
  return b.support - a.support || (a.template < b.template ? -1 : a.template > b.template ? 1 : 0);
}

/** The disconnection up to the symmetry of the product. */
function wayOf({ bonds }: Outcome, { symmetryClass }: PreparedMolecule): string {
  const classes = bonds.map(([a, b]) => [symmetryClass[a], symmetryClass[b]].sort((x, y) => x - y).join('-'));
  return classes.sort().join();
}

/** Explanations at one level: those that hold as recorded, and those that hold without stereo. */
function explain(
  sets: readonly TransformSet[],
  level: Precision,
  target: PreparedMolecule,
  recorded: RecordedReactants,
): { exact: Explanation[]; flat: Explanation[] } {
  const exact: Explanation[] = [];
  const flat: Explanation[] = [];
  const applier = new TemplateApplier();
  for (const set of sets) {
    const transforms = set.level(level);
    transforms.finder.find(target, (pattern, matches) => {
      for (const transform of transforms.transformsOf(pattern)) {
        const template = transforms.template(transform);
        if (template === null) continue;
        for (const outcome of applier.apply(template, target, { matches }).outcomes) {
          const found = recorded.find(outcome.precursors.map(({ smiles }) => smiles));
          if (!found) continue;
          const explanation = {
            outcome,
            support: transforms.support(transform),
            template: transforms.text(transform),
            reactants: found.reactants,
          };
          (found.isStereoIgnored ? flat : exact).push(explanation);
        }
      }
    });
  }
  return { exact: exact.sort(bySupport), flat: flat.sort(bySupport) };
}

/** The recorded reactant with the numbers of the product atoms its atoms become. */
function mappedReactant(draft: string, provenance: readonly number[], reactant: string, isExact: boolean, rdkit: Rdkit): string | null {
  const read = parseSmiles(draft);
  if (!read.ok) return null;
  const numbered = { ...read.value, atomMap: Uint16Array.from(provenance, (atom) => atom + 1) };
  // The toolkit gives the draft its aromatic form; canonical SMILES being equal, it then is the recorded molecule with its stereo.
  const mapped = rdkit.mappedSmiles({ smiles: writeSmiles(numbered, { atomMaps: true, stereo: isExact }).smiles });
  if (!mapped.ok) return null;
  return isExact ? mapped.value : withMapsOf(mapped.value, reactant);
}

/** The maps of a molecule put on the same molecule with other stereo. */
function withMapsOf(mapped: string, reactant: string): string | null {
  const from = parseSmiles(mapped);
  const to = parseSmiles(reactant);
  if (!from.ok || !to.ok) return null;
  const place = findIsomorphism(from.value, to.value);
  return place === null ? null : writeSmiles(renumbered(from.value, to.value, place), { atomMaps: true }).smiles;
}

function renumbered(from: Molecule, to: Molecule, place: ArrayLike<AtomIndex>): Molecule {
  const atomMap = new Uint16Array(to.atomCount);
  for (let atom = 0; atom < from.atomCount; atom++) atomMap[place[atom]] = from.atomMap[atom];
  return { ...to, atomMap };
}

/** The reaction text of an explanation; `null` when a precursor cannot be laid upon its reactant atom by atom. */
function mappedReaction(
  explanation: Explanation,
  product: string,
  recorded: RecordedReactants,
  isExact: boolean,
  rdkit: Rdkit,
): string | null {
  const texts = [...recorded.smiles];
  for (const [i, { smiles, provenance }] of explanation.outcome.precursors.entries()) {
    const place = explanation.reactants[i];
    const text = mappedReactant(smiles, provenance, recorded.smiles[place], isExact, rdkit);
    if (text === null) return null;
    texts[place] = text;
  }
  return `${texts.join('.')}>>${product}`;
}

function numberedProduct(molecule: Molecule): string {
  return writeSmiles({ ...molecule, atomMap: Uint16Array.from({ length: molecule.atomCount }, (_, atom) => atom + 1) }, { atomMaps: true })
    .smiles;
}

/**
 * Maps a recorded reaction by transforms: of all applications whose precursors are among the recorded reactants, the one of the deepest
 * level, and there the best supported. Stereo is left out of account only when nothing else holds.
 *
 * @param reactants - SMILES of the recorded reactants, one molecule each; maps in them are not looked at
 * @param product - SMILES of the product, one molecule
 * @returns `null` when no transform explains the reaction, or a molecule cannot be read
 */
export function mapReaction(
  sets: readonly TransformSet[],
  rdkit: Rdkit,
  reactants: readonly string[],
  product: string,
): ReactionMap | null {
  const canonical = rdkit.canonicalSmiles(product);
  const molecule = canonical.ok ? parseSmiles(canonical.value) : canonical;
  const recorded = recordReactants(reactants, rdkit);
  if (!molecule.ok || recorded === null) return null;
  const target = prepareMolecule(molecule.value);
  const numbered = numberedProduct(molecule.value);
  const explained = new Map<Precision, Explanation[]>();
  const answer = (level: Precision, explanations: readonly Explanation[], isStereoIgnored: boolean): ReactionMap | null => {
    for (const explanation of explanations) {
      const text = mappedReaction(explanation, numbered, recorded, !isStereoIgnored, rdkit);
      if (text === null) continue;
      const ways = new Set(explanations.map(({ outcome }) => wayOf(outcome, target)));
      return { mappedReaction: settleHeteroatoms(text), level, isStereoIgnored, support: explanation.support, otherWays: ways.size - 1 };
    }
    return null;
  };
  for (const level of LEVELS) {
    const { exact, flat } = explain(sets, level, target, recorded);
    const found = answer(level, exact, false);
    if (found) return found;
    explained.set(level, flat);
  }
  for (const level of LEVELS) {
    const found = answer(level, explained.get(level) ?? [], true);
    if (found) return found;
  }
  return null;
}
