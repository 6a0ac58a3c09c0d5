import type { HeteroatomBond } from '../heteroatom-bonds.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

const PLAIN_ALKYL_ESTER = '[CX3;!R;$(C[#6;!$(CF);!$(C(=O)O)])](=[OX1])[OX2;$(O[CX4;!$(C[F,Cl]);!$(CC#N)])]';

/** An amine on a tertiary carbon. */
const TERTIARY_ALKYLAMINE = '[NX3;H2,H1;+0;$(N[CX4;H0]([#6])([#6])[#6]);!$(N[#6,S]=[O,S,N])]';

/** An amine between two branched carbons, as diisopropylamine, and an acid or ester on a quaternary carbon. */
const SHIELDED_AMINE = '[NX3;H1;!R;+0;$(N([CX4;H1,H0])[CX4;H1,H0])]';
const SHIELDED_ACYL = '[CX3;$(C[CX4;H0]([#6])([#6])[#6])](=[OX1])[OX2]';

/** Of an alpha-amino acid whose carboxyl group is free. */
const AMINO_ACID_NITROGEN = '[NX3;!H0;+0;$(N[CX4][CX3](=[OX1])[OX2H]);!$(N[#6,S]=[O,S,N])]';

/** The same in a ring, between two of its carbons that bear a group each. */
const SHIELDED_RING_AMINE = '[NX3;H1;R;+0;$(N([CX4;H1,H0;R])[CX4;H1,H0;R])]';

/** A secondary amine with a branched carbon beside it, as that of proline esters and 2-methylpiperidine; small rings and bicycles hold it open. */
const BRANCHED_SECONDARY_AMINE =
  '[NX3;H1;+0;$(N([CX4;H1])[CX4]);!$(N[C,S]=[O,S,N]);!$(N1[CX4][CX4]1);!$(N1[CX4][CX4][CX4]1);!$(N1[CX4]2[CX4][CX4][CX4]1[CX4][CX4]2)]';

/** A methyl or ethyl ester whose alpha carbon no heteroatom or second acceptor makes reactive. */
const UNAIDED_ESTER =
  '[CX3;!R;$(C[CX4;!$(C[!#6]);!$(C([CX3](=[OX1])[OX2])[#6]=,#[!#6])]),$(Cc1ccccc1)](=[OX1])[OX2;$(O[CH3]),$(O[CH2][CH3])]';

function isSluggishPair(view: ReactionView, { electrophile, nucleophile }: HeteroatomBond): boolean {
  return view.atoms('reactants', UNAIDED_ESTER).has(electrophile) && view.atoms('reactants', BRANCHED_SECONDARY_AMINE).has(nucleophile);
}

/** Esters that an amine on a tertiary carbon is meant to open: no alkyl ester is reactive enough, a lactone or an active ester may be. */
export function crowdedAmines(view: ReactionView): readonly Finding[] {
  return bondsOf(view, 'acyl').flatMap((bond): readonly Finding[] => {
    const isEster = view.atoms('reactants', PLAIN_ALKYL_ESTER).has(bond.electrophile);
    const isShielded = view.atoms('reactants', SHIELDED_AMINE).has(bond.nucleophile);
    const isShieldedInRing = view.atoms('reactants', SHIELDED_RING_AMINE).has(bond.nucleophile);
    const isAminoAcid =
      isEster &&
      view.atoms('reactants', '[CX3;$(C[CX4])]').has(bond.electrophile) &&
      view.atoms('reactants', AMINO_ACID_NITROGEN).has(bond.nucleophile);
    if (isAminoAcid) {
      const text =
        'A free amino acid is a zwitterion, whose ammonium group opens no plain ester: take its ester, or an active ester of the acid.';
      return [{ verdict: 'never', chip: 'Amino acid', text, wanted: [bond.nucleophile], rivals: [] }];
    }
    const isTooCrowded =
      (isEster && (isShielded || isShieldedInRing || view.atoms('reactants', TERTIARY_ALKYLAMINE).has(bond.nucleophile))) ||
      (isShielded && view.atoms('reactants', SHIELDED_ACYL).has(bond.electrophile));
    if (!isTooCrowded && isSluggishPair(view, bond)) {
      const text =
        'So crowded a secondary amine opens a plain ester slowly or not at all, even when hot: hydrolyse the ester and couple the acid.';
      return [{ verdict: 'risk', chip: 'Amine too crowded', text, wanted: [bond.nucleophile], rivals: [] }];
    }
    if (!isTooCrowded) return [];
    const text = 'So crowded an amine does not take this acyl group from an ester or an activated acid: take the acid chloride.';
    return [{ verdict: 'never', chip: 'Amine too crowded', text, wanted: [bond.nucleophile], rivals: [] }];
  });
}
