import { type AtomIndex, ELEMENT, IMPLICIT_HYDROGEN, type Molecule } from '@retron/molecule';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { draftOf } from '../step/molecule-draft.ts';
import type { ExpectedProduct } from './judged-product.ts';
import type { Labels } from './labelled-reagents.ts';
import type { Mixture } from './mixture.ts';
import { redrawn } from './redrawn.ts';

/**
 * A product with the labelled hydrogens that its reagents delivered: those that carbon took up from a labelled hydride, hydrogen or proton donor, and
 * those that carbon of a labelled partner kept. Hydrogens on oxygen and nitrogen exchange in the work-up and are drawn as ordinary ones.
 */
export function withLabels(product: ExpectedProduct, labels: Labels | null, fragments: Fragments): ExpectedProduct {
  if (labels === null) return product;
  const { application, mixture } = product;
  const molecule = readCanonical(application.product.smiles);
  const brought = broughtBy(mixture, labels);
  const labelled = Array.from({ length: molecule.atomCount }, (_, atom): readonly number[] => {
    const source = application.product.provenance[atom] ?? -1;
    if (source < 0 || molecule.atomicNumber[atom] !== ELEMENT.carbon) return [];
    const now = molecule.hydrogenCount[atom];
    const takenUp = Math.max(0, now - mixture.prepared.molecule.hydrogenCount[source]);
    const kept = (brought.get(source) ?? []).slice(0, now - takenUp);
    return labels.takenUp === null ? kept : [...kept, ...Array.from({ length: takenUp }, () => labels.takenUp ?? 0)];
  });
  if (labelled.every((isotopes) => isotopes.length === 0)) return product;
  const provenance = [...application.product.provenance];
  const drawn = drawnWith(molecule, labelled);
  const extended = [...provenance, ...Array.from({ length: drawn.atomCount - molecule.atomCount }, () => -1)];
  const shown = redrawn({ ...application, product: { ...application.product, provenance: extended } }, drawn, fragments);
  return shown === null ? product : { ...product, ...shown };
}

/** The isotopes of the labelled hydrogens of each atom of a mixture that has some. */
function broughtBy({ molecules }: Mixture, { ofPartners }: Labels): ReadonlyMap<AtomIndex, readonly number[]> {
  const found = new Map<AtomIndex, readonly number[]>();
  let first = 0;
  for (const smiles of molecules) {
    ofPartners.get(smiles)?.forEach((isotopes, atom) => {
      if (isotopes.length > 0) found.set(first + atom, isotopes);
    });
    first += readCanonical(smiles).atomCount;
  }
  return found;
}

/** A copy in which so many hydrogens of each atom are atoms of their own, behind all others. */
function drawnWith(molecule: Molecule, labelled: readonly (readonly number[])[]): Molecule {
  const hydrogenCount = molecule.hydrogenCount.map((count, atom) => count - labelled[atom].length);
  const chiralNeighbours = molecule.chiralNeighbours.slice();
  let next = molecule.atomCount;
  labelled.forEach((isotopes, atom) => {
    // The only hydrogen of a centre.
    for (let place = 4 * atom; isotopes.length > 0 && place < 4 * atom + 4; place++) {
      if (chiralNeighbours[place] === IMPLICIT_HYDROGEN) chiralNeighbours[place] = next;
    }
    next += isotopes.length;
  });
  const draft = draftOf({ ...molecule, hydrogenCount, chiralNeighbours });
  for (const isotope of labelled.flat()) draft.addAtom({ atomicNumber: ELEMENT.hydrogen, isotope });
  let label = molecule.atomCount;
  labelled.forEach((isotopes, atom) => {
    for (const _ of isotopes) draft.addBond(atom, label++);
  });
  return draft.build();
}
