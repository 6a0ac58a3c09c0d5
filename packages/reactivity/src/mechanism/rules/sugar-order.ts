import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

const LACTOL = '[OX2H;$(O[CX4;H1;R;$(C[OX2;R])])]';
const ALCOHOL_OXYGEN = '[OX2H;$(O[CX4;!$(C[OX2;R])])]';
const SMALL_ALKYL = '[CX4;H2,H3;$(C[OX2H]),$(C[Cl,Br,I]),$(COS(=O)=O)]';

export const lactolFirst: MechanismRule = {
  id: 'J6',
  statement:
    'Beside a free lactol no other alcohol of a sugar is made an ether: acid makes the glycoside, and base takes the more acidic lactol.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const lactols = bystanders(view, LACTOL);
    if (lactols.length === 0) return [];
    const { moleculeOf } = view.mapped;
    const alcohols = view.atoms('reactants', ALCOHOL_OXYGEN);
    const alkyls = view.atoms('reactants', SMALL_ALKYL);
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      // An ether of two alcohols may be mapped with either oxygen as the one that stays.
      const oxygen =
        alcohols.has(incoming) && moleculeOf[incoming] !== moleculeOf[carbon] ? incoming : alcohols.has(leaving) ? leaving : -1;
      const rivals = lactols.filter((atom) => oxygen >= 0 && moleculeOf[atom] === moleculeOf[oxygen]);
      if (rivals.length === 0 || !(alkyls.has(carbon) || alkyls.has(incoming))) return [];
      const text = 'The hydroxyl group beside the ring oxygen reacts first: make the glycoside, and take it off at the end.';
      return [{ verdict: 'never', chip: 'Lactol first', text, wanted: [oxygen], rivals }];
    });
  },
};

/** The acyl group of a lactol, and one of an alcohol. */
const ANOMERIC_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;!R;$(O[CX4;H1;R;$(C[OX2;R])])]';
const OTHER_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(C[OX2;R])])][CX4]';

export const anomericAcylFirst: MechanismRule = {
  id: 'O11',
  statement: 'Of the acyl groups of a sugar that of the anomeric oxygen comes off first.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const rivals = breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen) ? bystanders(view, ANOMERIC_ESTER) : [];
    if (rivals.length === 0) return [];
    const { becomes, product } = view.mapped;
    const { hydrogenCount } = product;
    return view.places('reactants', OTHER_ESTER).flatMap(([carbon, , oxygen]): readonly Finding[] => {
      const isFreed = becomes[carbon] < 0 && becomes[oxygen] >= 0 && hydrogenCount[becomes[oxygen]] === 1;
      if (!isFreed) return [];
      const text = 'The anomeric acyl group is the best leaving one, and comes off before those of the other alcohols.';
      return [{ verdict: 'never', chip: 'Anomeric group first', text, wanted: [oxygen], rivals }];
    });
  },
};

/** An anomeric carbon that an acyloxy group, a halogen, sulfur or an imidate leaves. */
const GLYCOSYL_DONOR = '[CX4;H1;R;$(C[OX2;R]);$(C[Cl,Br,I]),$(C[OX2;!R][CX3]=[O,N]),$(C[SX2;!R])]';
const DONOR_ALCOHOL = '[OX2H;$(O[CX4;H1,H2])]';

export const donorsAreProtected: MechanismRule = {
  id: 'J7',
  statement: 'The cation of a sugar meets its own free alcohols and those of the next: they are protected before a glycoside is made.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const donors = view.atoms('reactants', GLYCOSYL_DONOR);
    const { moleculeOf, becomes } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!donors.has(carbon) || becomes[leaving] >= 0 || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const rivals = bystanders(view, DONOR_ALCOHOL).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return [];
      const text = 'A free alcohol of the sugar takes its own cation, or that of the next: make esters or ethers of them first.';
      return [{ verdict: 'never', chip: 'Alcohols not protected', text, wanted: [carbon], rivals }];
    });
  },
};
