import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isAcylated, isFreeOxygen, isSaturatedCarbon } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import { isJoinedTwice } from '../joined-twice.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Replacement } from '../replacement.ts';
import {
  carbonNeighbours,
  isAcidOxygen,
  isBesideHeteroatom,
  isBesidePi,
  isOnArene,
  isPlainNucleophile,
  substitutions,
} from '../saturated-substitution.ts';

/** Arene carbons that make the N-H on them a stronger acid: beside or across from a ring nitrogen, or an acceptor, or in a five-membered ring. */
const ACIDIFYING =
  'r5,$(c:[n,o,s]),$(c:c:c:[nX2]),$(c:c[$(N(=O)~O),$(C#N),$([CX3]=[OX1]),$(S=O)]),$(c:c:c:c[$(N(=O)~O),$(C#N),$([CX3]=[OX1]),$(S=O)])';

/** N-H of an amide, anilide, lactam, carbamate or urea with nothing else that takes up its charge: weaker acids than a Mitsunobu reaction can use. */
const PLAIN_AMIDE = `[NX3;!H0;+0;$(N[CX3]=[OX1]);!$(N([#6,S]=[O,S,N])[#6,S]=[O,S,N]);!$(N[!#6]);!$(N[c;${ACIDIFYING}]);!$(NC(=O)C(F)F);!$(N[C,S]=,:[C,N]);!$(NC#N)]`;

/** The carbinol of a pyridine or diazine, whose cation nothing helps. */
const ON_AZINE = '[CX4;H2;$(C([OX2H])[c;r6;$(c:[n;+0]),$(c:c:[n;+0]),$(c:c:c:[n;+0])])]';

/** The carbon of the hydroxyl group of an alpha-hydroxy ester or amide, where no cation forms, mandelates included. */
const BESIDE_ACYL = '[CX4;$(C([OX2H])[CX3](=[OX1])[OX2,NX3])]';

export const mitsunobuNeedsAcid: MechanismRule = {
  id: 'S5',
  statement:
    'An alcohol is exchanged for another alcohol or an amine only where its cation is stable: the Mitsunobu reaction needs an acidic partner.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap((each): readonly Omit<MechanismFinding, 'rule'>[] => {
      if (each.by !== 'hydroxyl' || moleculeOf[each.carbon] === moleculeOf[each.incoming]) return [];
      const isHeldBack = view.atoms('reactants', BESIDE_ACYL).has(each.carbon);
      const isAmideBesideAzine =
        view.atoms('reactants', ON_AZINE).has(each.carbon) && view.atoms('reactants', PLAIN_AMIDE).has(each.incoming);
      const { incoming } = each;
      const isOnAzine = (carbon: AtomIndex) => view.atoms('reactants', ON_AZINE).has(carbon);
      const isAlcoholBesideAzine = isOnAzine(each.carbon) && view.atoms('reactants', '[OX2H;$(O[CX4])]').has(incoming);
      if (!isHeldBack && isLeftToBorrowing(view, each)) return [borrowsHydrogen(each)];
      if ((isBesidePi(view, each) && !isHeldBack && !isAmideBesideAzine && !isAlcoholBesideAzine) || isBesideHeteroatom(view, each))
        return [];
      // Urea that takes both hydroxyl groups of a diol is their carbamate before it closes the ring.
      if (isJoinedTwice(view, each.carbon, incoming)) return [];
      // A tertiary alcohol gives its cation to an amide, in acid.
      if (view.atoms('reactants', PLAIN_AMIDE).has(incoming) && carbonNeighbours(reactants, each)?.length !== 3) {
        const text =
          'The N-H of this amide is too little acidic for a Mitsunobu reaction, and no alcohol alkylates it otherwise: take the halide or sulfate, with a base.';
        return [{ verdict: 'never' as const, chip: 'Alcohol not activated', text, wanted: [each.carbon, incoming], rivals: [] }];
      }
      if (reactants.hydrogenCount[each.carbon] === 3) return joinsMethanol(view, each) ? [methanolJoinsNoAlcohol(each)] : [];
      if (isOnArene(reactants, incoming) || isAcylated(reactants, incoming)) return [];
      const [alkyl, ...others] = neighboursOf(reactants, incoming);
      if (alkyl === undefined || !isSaturatedCarbon(reactants, alkyl)) return [];
      const isAlcohol = isFreeOxygen(reactants, incoming);
      const isAmine = reactants.atomicNumber[incoming] === ELEMENT.nitrogen && others.every((each) => isSaturatedCarbon(reactants, each));
      if (!isAlcohol && !isAmine) return [];
      // An excess of methanol or ethanol in acid is the exception.
      if (isAlcohol && ((isBesidePi(view, { ...each, carbon: alkyl }) && !isOnAzine(alkyl)) || reactants.hydrogenCount[alkyl] === 3))
        return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Alcohol not activated',
          text: isAlcohol
            ? 'Two alcohols do not join to this ether: neither is acidic enough for a Mitsunobu reaction, and acid joins each with its own kind.'
            : 'An amine does not exchange an alcohol: it is too little acidic for a Mitsunobu reaction; a halide or sulfonate has to be made first.',
          wanted: [each.carbon, incoming],
          rivals: [],
        },
      ];
    });
  },
};

/** An alcohol whose cation nothing makes stable: no ether of it forms in acid methanol. */
const PLAIN_CARBINOL = '[OX2H;$(O[CX4;H1,H2;!$(C[#6]=,:,#[#6]);!$(C([OX2H])[!#6;!$([OX2H])]);!$(C([OX2H])[OX2]);$(C([OX2H])[CX4])])]';

/** Whether the methyl group of methanol is to come to such an alcohol. */
function joinsMethanol(view: ReactionView, { carbon, incoming }: Pick<Replacement, 'carbon' | 'incoming'>): boolean {
  const isMethanol = view.atoms('reactants', '[CH3][OX2H]').has(carbon);
  return isMethanol && view.atoms('reactants', PLAIN_CARBINOL).has(incoming);
}

/** A secondary benzylic alcohol whose cation no donor or second arene makes stable; primary ones are often recorded without what activates them. */
const OPEN_BENZYLIC = '[CX4;H1;$(C([OX2H])[c;$(c1ccccc1);!$(c:c[OX2,NX3]);!$(c:c:c:c[OX2,NX3])]);!$(C(c)c)]';
const ALKYLAMINE = '[NX3;H1,H2;+0;$(N[CX4]);!$(Nc);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(N[!#6])]';

/** Whether such an alcohol is to be exchanged for an alkylamine. */
function isLeftToBorrowing(view: ReactionView, { carbon, incoming }: Pick<Replacement, 'carbon' | 'incoming'>): boolean {
  return view.atoms('reactants', OPEN_BENZYLIC).has(carbon) && view.atoms('reactants', ALKYLAMINE).has(incoming);
}

const borrowsHydrogen = ({ carbon, incoming }: Pick<Replacement, 'carbon' | 'incoming'>) => ({
  verdict: 'risk' as const,
  chip: 'Alcohol not activated',
  text: 'An amine does not displace this hydroxyl group as it is: make the halide or sulfonate, oxidise to the aldehyde and reduce the imine, or take a catalyst that borrows hydrogen.',
  wanted: [carbon, incoming],
  rivals: [],
});

const methanolJoinsNoAlcohol = ({ carbon, incoming }: Pick<Replacement, 'carbon' | 'incoming'>) => ({
  verdict: 'never' as const,
  chip: 'Alcohol not activated',
  text: 'Methanol makes no ether of an alcohol whose cation nothing holds: take iodomethane or the sulfate with a base.',
  wanted: [carbon, incoming],
  rivals: [],
});

const CARBOXYLIC_ACID = '[OX2H;$(OC=[OX1])]';

/** N-H of a cyclic imide, a hydantoin or a thiazolidinedione: an acid as strong as a phenol, or stronger. */
const CYCLIC_IMIDE = '[NX3;H1;R;$(N([CX3]=[OX1])[CX3]=[OX1])]';

const ACID_FIRST = {
  verdict: 'never',
  chip: 'Acid reacts first',
  text: 'The carboxylic acid is the stronger acid and takes the alkyl group: its ester results.',
} as const;
const IMIDE_AS_WELL = {
  verdict: 'risk',
  chip: 'Imide reacts as well',
  text: 'The N-H of the imide is no weaker acid than the phenol and takes the alkyl group as well: it needs a protecting group.',
} as const;

export const mostAcidicFirst: MechanismRule = {
  id: 'S7',
  statement:
    'In a Mitsunobu reaction the most acidic partner takes the alkyl group: an acid before a phenol or an imide, and an imide as well as a phenol.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    substitutions(view).flatMap((each): readonly Omit<MechanismFinding, 'rule'>[] => {
      const { reactants, moleculeOf } = view.mapped;
      if (each.by !== 'hydroxyl' || moleculeOf[each.carbon] === moleculeOf[each.incoming] || isAcidOxygen(reactants, each.incoming))
        return [];
      // A cation meets what it finds; a phenol comes by the Mitsunobu reaction alone.
      const isPhenol = isFreeOxygen(reactants, each.incoming) && isOnArene(reactants, each.incoming);
      // An amine takes methyl from methanol by other ways.
      if (!isPlainNucleophile(reactants, each.incoming) || (reactants.hydrogenCount[each.carbon] === 3 && !isPhenol)) return [];
      if (isBesidePi(view, each) && !isPhenol) return [];
      // Glycerol that gives a quinoline is acrolein by then (Skraup).
      if (view.names.includes('skraup-doebner-miller-quinoline-synthesis')) return [];
      const acids = bystanders(view, CARBOXYLIC_ACID);
      const imides = isPhenol ? bystanders(view, CYCLIC_IMIDE) : [];
      if (acids.length > 0) return [{ ...ACID_FIRST, wanted: [each.carbon], rivals: acids }];
      return imides.length > 0 ? [{ ...IMIDE_AS_WELL, wanted: [each.carbon], rivals: imides }] : [];
    }),
};
