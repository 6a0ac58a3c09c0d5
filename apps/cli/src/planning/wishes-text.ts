import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';
import { type RouteIntent, readLeftOut } from '@retron/planning';
import type { BondPair } from '@retron/tree';

/** The bonds asked for as they were understood, such as `Bonds to break: C2–N4.`; none where none was. */
export function bondLines(target: string, { breaks = [], keeps = [] }: RouteIntent): readonly string[] {
  const molecule = parseSmiles(target);
  if (!molecule.ok) return [];
  const line = (what: string, bonds: readonly BondPair[]) =>
    bonds.length === 0 ? [] : [`Bonds to ${what}: ${bonds.map((bond) => bondText(molecule.value, bond)).join(', ')}.`];
  return [...line('break', breaks), ...line('keep', keeps)];
}

function bondText({ atomicNumber }: Molecule, bond: BondPair): string {
  return bond.map((atom) => `${symbolOf(atomicNumber[atom])}${atom + 1}`).join('–');
}

/** What avoiding means, where it was asked for: whoever avoids a reagent may find it above an arrow. */
export function avoidedLines({ avoid = [] }: RouteIntent): readonly string[] {
  if (avoid.length === 0) return [];
  return [`Avoided: ${avoid.join(', ')}, as what a step makes or starts from. Reagents above the arrow are not looked at.`];
}

/** What was left out for what was asked, such as `Left out: 12 steps (the bond 4–7 is to be kept, and would be broken).` */
export function leftOutLines(leftOut: Readonly<Record<string, number>>, strategy: string): readonly string[] {
  return Object.entries(leftOut).flatMap(([code, count]) => {
    const { by, text } = readLeftOut(code, strategy);
    if (by !== 'wish' && by !== 'route wish') return [];
    const thing = by === 'wish' ? 'step' : 'whole route';
    return [`Left out: ${count} ${thing}${count === 1 ? '' : 's'} (${text}).`];
  });
}
