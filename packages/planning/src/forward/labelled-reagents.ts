import { ELEMENT, type Molecule, neighboursOf, writeSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import { giversOf, reagentKindsOf } from '@retron/reactivity';
import { readCanonical } from '../step/fragments.ts';
import { recordedForm, withHalide } from '../step/recorded-form.ts';
import { atomsAsShown } from './where-drawn.ts';

/** Of each atom of a molecule the isotopes of its labelled hydrogens. */
type LabelledHydrogens = readonly (readonly number[])[];

/** What deuterated and tritiated reagents label. */
export interface Labels {
  /** By molecule as which a labelled reagent reacts, written without its labels. */
  readonly ofPartners: ReadonlyMap<string, LabelledHydrogens>;
  /** Isotope of the hydrogen that carbon takes up in a reaction; `null` where what brings it is not labelled. */
  readonly takenUp: number | null;
  /** Reagents as they were given, by how they are shown without labels. */
  readonly shownAs: ReadonlyMap<string, string>;
}

/** Reagents without the labels of their hydrogens, which do not change what they do; `labels` is `null` where none is labelled. */
export interface PlainReagents {
  readonly reagents: readonly string[];
  readonly labels: Labels | null;
}

const LABELLED = /\[[23]H/;
/** Kinds that bring hydrogen to carbon. */
const BRING_HYDROGEN: readonly string[] = [
  ...['borohydride', 'lithium-borohydride', 'mild-borohydride', 'bulky-borohydride', 'strong-hydride', 'aluminium-hydride-for-aldehydes'],
  ...['hydrogen', 'borane', 'silane', 'tin-hydride'],
];
/** What gives a proton to the carbon that a metal, a base or the loss of carbon dioxide left with a charge. */
const PROTON_DONORS: ReadonlySet<string> = new Set(['O', '[OH-]', 'CO', 'CCO', 'CC(C)O', 'CC(C)(C)O', 'CC(=O)O', 'O=C(O)C(F)(F)F', 'Cl']);

/** @param reagents - canonical SMILES, the ions of a salt joined by dots */
export function withoutLabels(reagents: readonly string[], rdkit: Pick<Rdkit, 'canonicalSmiles'>): PlainReagents {
  if (!reagents.some((each) => LABELLED.test(each))) return { reagents, labels: null };
  const plain = reagents.map((each) => (LABELLED.test(each) ? plainOf(each, rdkit) : each));
  const labelled = reagents.flatMap((given, index) => (given === plain[index] ? [] : [{ given, plain: plain[index] }]));
  const shownAs = new Map<string, string>();
  const ofPartners = new Map<string, LabelledHydrogens>();
  for (const { given, plain } of labelled) {
    shownAs.set(plain, given);
    for (const molecule of reactsAs(plain)) {
      const hydrogens = hydrogensOf(molecule, given);
      if (hydrogens === null) continue;
      ofPartners.set(molecule, hydrogens);
      shownAs.set(withHalide(molecule), given);
    }
  }
  return { reagents: plain, labels: { ofPartners, shownAs, takenUp: takenUpOf(labelled, plain) } };
}

function plainOf(reagent: string, rdkit: Pick<Rdkit, 'canonicalSmiles'>): string {
  const parts = reagent.split('.').map((part) => rdkit.canonicalSmiles(part.replace(/\[[23]H/g, '[H')));
  return parts.some(({ ok }) => !ok)
    ? reagent
    : parts
        .flatMap((each) => (each.ok ? [each.value] : []))
        .sort()
        .join('.');
}

/** The molecules and ions as which a reagent may react. */
function reactsAs(reagent: string): readonly string[] {
  return [...new Set([...reagent.split('.'), ...recordedForm(reagent).molecules, ...giversOf(reagent).map(({ molecule }) => molecule)])];
}

/** The labelled hydrogens of a molecule as the labelled reagent has them; `null` where it is no part of that. */
function hydrogensOf(molecule: string, labelled: string): LabelledHydrogens | null {
  const given = readCanonical(labelled);
  const heavy = Array.from({ length: given.atomCount }, (_, atom) => atom).filter((atom) => !isLabel(given, atom));
  if (heavy.length === 0) return null;
  const labelsAt = (atom: number) => neighboursOf(given, atom).filter((each) => isLabel(given, each));
  const hydrogenCount = given.hydrogenCount.map((count, atom) => count + labelsAt(atom).length);
  const chirality = given.chirality.map(() => 0);
  const { smiles, atomOrder } = writeSmiles({ ...given, hydrogenCount, chirality }, { atoms: heavy });
  const first = atomOrder.map((atom) => labelsAt(atom).map((each) => given.isotope[each]));
  let start = 0;
  for (const part of smiles.split('.')) {
    const drawn = atomsAsShown(molecule, part);
    if (drawn !== null) return Array.from({ length: readCanonical(molecule).atomCount }, (_, atom) => first[start + drawn[atom]] ?? []);
    start += readCanonical(part).atomCount;
  }
  return null;
}

function isLabel(molecule: Molecule, atom: number): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.hydrogen && molecule.isotope[atom] > 0;
}

/** A hydride or hydrogen gives its own; a labelled water, alcohol or acid the proton, where nothing brings hydrogen to carbon before it. */
function takenUpOf(labelled: readonly { readonly given: string; readonly plain: string }[], plain: readonly string[]): number | null {
  const isDonor = (reagents: readonly string[]) =>
    reagentKindsOf(reagents.flatMap((each) => each.split('.'))).some(({ id }) => BRING_HYDROGEN.includes(id));
  const hydride = labelled.find((each) => isDonor([each.plain]));
  const proton = labelled.find((each) => each.plain.split('.').some((part) => PROTON_DONORS.has(part)));
  const source = hydride ?? (isDonor(plain) ? undefined : proton);
  return source === undefined ? null : Number(source.given.match(/\[([23])H/)?.[1] ?? 2);
}
