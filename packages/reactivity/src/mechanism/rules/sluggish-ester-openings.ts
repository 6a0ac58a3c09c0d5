import { ELEMENT } from '@retron/molecule';
import { bystanders } from '../bystanders.ts';
import type { HeteroatomBond } from '../heteroatom-bonds.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** An ester of an alcohol that neither fluorine nor a second carbonyl group beside it makes reactive, in an open chain. */
const PLAIN_ESTER = '[CX3;!R;$(C[#6;!$(CF);!$(C(=O)[#6,O,N])])](=[OX1])[OX2;$(O[CX4;!$(C[F,Cl]);!$(CC(F)F);!$(CC#N)])]';

/** On a carbon without hydrogen, or on an arene between two groups; a hydroxyl or oxo group there makes it reactive by its hydrogen bond. */
const CROWDED_ESTER = '[CX3;!R;$(C[CX4;H0]),$(C[c;$(c(:c-[#6,Cl,Br,I]):c-[#6,Cl,Br,I])])](=[OX1])[OX2;$(O[CX4])]';

/** With a hydroxyl group beside it, whose hydrogen bond makes it as reactive as an active ester. */
const HELPED_ESTER = '[CX3;$(C~[#6]~[#6][OX2H])](=[OX1])[OX2]';

/** With a carbonyl group on the next carbon: it loses its alcohol to the ketene as it is heated, and takes the amine so. */
const LOSES_ALCOHOL = '[CX3;$(C~[#6]~[CX3](=[OX1])[#6,O])](=[OX1])[OX2]';

/** An aromatic amine between two groups of which one is branched or a carbonyl group, which no ester gets at. */
const SHUT_ANILINE = '[NX3;!H0;!R;$(Nc(:c-[#6,Cl,Br,I]):c-!@[#6;!$([CX4;H3,H2])])]';
/** One beside a single group or between two small ones, as 2,6-xylidine, or on the carbon of an azine that draws its lone pair away. The open ones are recorded with trimethylaluminium often enough. */
const HELD_ANILINE = '[NX3;!H0;$(N-[c;r6]:[nX2;r6]),$(N-[c;r6]:[c;r6]:[c;r6]:[nX2;r6]),$(N-!@c:c-!@[#6,Cl,Br,I])]';

const FREE_ACID = '[CX3;$(C[#6])](=[OX1])[OX2H]';

/** An ester of acrylic acid or of one with nothing at the far end of its double bond. */
const OPEN_ACRYLATE = '[CX3;$(C[CX3]=[CX3;H2])](=[OX1])[OX2]';

/** An ester with a free enamine at the far end of its double bond. */
const VINYLOGOUS_CARBAMATE = '[CX3;!R;$(C[CX3]=[CX3][NX3;+0;!$(N[#6,S]=[OX1])])](=[OX1])[OX2]';

/** An ester of crotonic acid, to which alkylamines alone add as readily. */
const CROTONATE = '[CX3;$(C[CX3;H1]=[CX3;H1][CH3])](=[OX1])[OX2]';

/** Alkylamines of more than one carbon: ammonia and methylamine are taken in such excess that an acid only holds its share. */
const HEAVY_ALKYLAMINE = '[NX3;!H0;+0;$(N[CX4;!H3]);!$(N[!#6]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(Nc)]';

/**
 * Plain esters that an aromatic amine is meant to open. It does so as its metal amide or with a Lewis acid: beside a free acid, which takes
 * either first, at an ester that is crowded, and between two groups of its own it does not.
 */
export function sluggishEsterOpenings(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
    const isAniline =
      view.atoms('reactants', NUCLEOPHILES.aniline).has(bond.nucleophile) ||
      view.atoms('reactants', NUCLEOPHILES.heteroarylamine).has(bond.nucleophile);
    if (!view.atoms('reactants', PLAIN_ESTER).has(bond.electrophile)) return [];
    if (
      view.mapped.reactants.atomicNumber[bond.nucleophile] === ELEMENT.nitrogen &&
      (view.atoms('reactants', OPEN_ACRYLATE).has(bond.electrophile) ||
        (!isAniline && view.atoms('reactants', CROTONATE).has(bond.electrophile)))
    ) {
      const text = 'An amine adds to the open end of this acrylate before it opens the ester: take the acid chloride or the acid.';
      return [{ verdict: 'never', chip: 'Adds to the alkene', text, wanted: [bond.electrophile], rivals: [] }];
    }
    if (!bond.closesRing && view.atoms('reactants', VINYLOGOUS_CARBAMATE).has(bond.electrophile)) {
      const text =
        'The enamine feeds its electrons into this ester, and amines exchange there: make the amide of the keto acid first, the enamine afterwards.';
      return [{ verdict: 'never', chip: 'Vinylogous carbamate', text, wanted: [bond.electrophile], rivals: [] }];
    }
    if (!isAniline) return view.atoms('reactants', HEAVY_ALKYLAMINE).has(bond.nucleophile) ? acidsInTheWay(view, bond) : [];
    const acids = bystanders(view, FREE_ACID);
    if (acids.length > 0) {
      const text =
        'An aromatic amine opens so plain an ester only as its metal amide or with a Lewis acid, and the free acid takes either first.';
      return [{ verdict: 'never', chip: 'Acid beside the ester', text, wanted: [bond.electrophile], rivals: acids }];
    }
    if (view.atoms('reactants', CROWDED_ESTER).has(bond.electrophile)) {
      const text = 'So weak a nucleophile as an aromatic amine does not open so crowded an ester: take the acid chloride.';
      return [{ verdict: 'never', chip: 'Ester too crowded', text, wanted: [bond.electrophile], rivals: [] }];
    }
    const isHelped = [HELPED_ESTER, LOSES_ALCOHOL].some((pattern) => view.atoms('reactants', pattern).has(bond.electrophile));
    return isHelped ? [] : weakAmine(view, bond);
  });
}

function weakAmine(view: ReactionView, { electrophile, nucleophile }: HeteroatomBond): readonly Finding[] {
  const [wanted, rivals] = [[electrophile], [nucleophile]];
  if (view.atoms('reactants', SHUT_ANILINE).has(nucleophile)) {
    const text =
      'An aromatic amine between two groups, one of them more than a small alkyl group or halogen, does not open an alkyl ester: take the acid chloride.';
    return [{ verdict: 'never', chip: 'Amine too crowded', text, wanted, rivals }];
  }
  if (!view.atoms('reactants', HELD_ANILINE).has(nucleophile)) return [];
  const text =
    'So weak or crowded an aromatic amine opens an alkyl ester with trimethylaluminium or as its metal amide only: take the acid or its chloride.';
  return [{ verdict: 'risk', chip: 'Ester too sluggish', text, wanted, rivals }];
}

/** Free acids of the ester's own molecule, or of an amino acid, which hold an alkylamine as its salt. */
function acidsInTheWay(view: ReactionView, { electrophile, nucleophile }: HeteroatomBond): readonly Finding[] {
  const { moleculeOf } = view.mapped;
  const isHelped = view.atoms('reactants', HELPED_ESTER).has(electrophile);
  const acids = bystanders(view, FREE_ACID).filter(
    (acid) => moleculeOf[acid] === moleculeOf[electrophile] || (moleculeOf[acid] === moleculeOf[nucleophile] && !isHelped),
  );
  if (acids.length === 0) return [];
  const text = 'The free acid holds the amine as its salt: take the anhydride, or activate an acid and keep the other as its ester.';
  return [{ verdict: 'never', chip: 'Acid beside the ester', text, wanted: [electrophile], rivals: acids }];
}
