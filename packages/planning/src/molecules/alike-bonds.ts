import { atomClasses, bondBetween, type Molecule } from '@retron/molecule';
import type { BondPair } from '@retron/tree';

/** The bonds of a molecule that its symmetry makes equal to one, that one among them; lower atoms first. Stereo is not looked at. */
export function alikeBonds(molecule: Molecule, bond: BondPair): readonly BondPair[] {
  const { bondCount, bondBegin, bondEnd, bondOrder } = molecule;
  const classes = atomClasses(molecule);
  const wanted = bondBetween(molecule, ...bond);
  if (wanted < 0) return [bond];
  const keyOf = (each: number) => [bondOrder[each], ...[classes[bondBegin[each]], classes[bondEnd[each]]].sort((a, b) => a - b)].join();
  const alike: BondPair[] = [];
  for (let each = 0; each < bondCount; each++) {
    const [a, b] = [bondBegin[each], bondEnd[each]];
    if (keyOf(each) === keyOf(wanted)) alike.push(a < b ? [a, b] : [b, a]);
  }
  return alike;
}
