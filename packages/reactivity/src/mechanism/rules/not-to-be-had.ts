import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** What transforms draw as a precursor that nobody can have. */

interface Unavailable extends Pick<MechanismRule, 'id' | 'statement' | 'source'>, Pick<Finding, 'chip' | 'text'> {
  /** SMARTS of what the precursors may not hold. */
  readonly pattern: string;
  /** Which atoms of the pattern are ringed. */
  readonly ringed: readonly number[];
}

/** Said once, however often it stands there. */
function notToBeHad({ pattern, ringed, chip, text, ...rule }: Unavailable): MechanismRule {
  return {
    ...rule,
    judge: (view) =>
      view
        .places('reactants', pattern)
        .slice(0, 1)
        .map((place): Finding => ({ verdict: 'never', chip, text, wanted: ringed.map((each) => place[each]), rivals: [] })),
  };
}

/** Drawn where a boronic acid was recorded from a diboron ester, and water took the ester off afterwards. */
export const noHalfEsterOfDiboron = notToBeHad({
  id: 'R97',
  statement: 'No diboron is had that is an acid at one boron and an ester at the other.',
  source: TEXTBOOKS.couplings,
  pattern: '[BX3;$(B([OX2H])[OX2H])][BX3;$(B([OX2][#6])[OX2][#6])]',
  ringed: [0, 1],
  chip: 'No such reagent',
  text: 'Nobody has this diboron: take tetrahydroxydiboron, or make the ester of pinacol and free the acid from it.',
});

/** Of two alcohols, of which one is tert-butanol. */
export const noMixedDicarbonate = notToBeHad({
  id: 'R98',
  statement: 'A dicarbonate of tert-butanol and another alcohol is no reagent: either half could be given.',
  source: TEXTBOOKS.carbonylSubstitution,
  pattern:
    '[CX3;$(C(=O)[OX2][CX4]([CH3])([CH3])[CH3])][OX2][CX3;$(C(=[OX1])[OX2][#6;!$(C=[OX1]);!$([CX4]([CH3])([CH3])[CH3])]);$(C=[OX1])]',
  ringed: [0, 2],
  chip: 'No such reagent',
  text: 'Nobody has this dicarbonate of two alcohols, and an amine would take either half: use the chloroformate or its succinimide.',
});

export const halohydrinsOfOneCarbon = notToBeHad({
  id: 'R99',
  statement: 'An alcohol with a halogen on the same carbon loses hydrogen halide to the carbonyl compound at once.',
  source: TEXTBOOKS.carbonylAddition,
  pattern: '[OX2H][CX4][F,Cl,Br,I]',
  ringed: [0, 1],
  chip: 'Does not last',
  text: 'This alcohol does not exist: with a halogen on the same carbon it loses hydrogen halide. A difluoromethyl group comes from chlorodifluoromethane or its like.',
});

/** Where neither fluorine nor an acceptor beside it holds the arene's charge back. */
export const benzylicTriflatesIonise = notToBeHad({
  id: 'R103',
  statement: 'The triflate of a secondary benzylic alcohol ionises as it forms.',
  source: TEXTBOOKS.saturatedSubstitution,
  pattern: '[CX4;H1,H0;$(C[c]);!$(CC(F)F);!$(CC=[OX1]);!$(CC#N)][OX2][SX4](=[OX1])(=[OX1])[CX4](F)F',
  ringed: [0, 1],
  chip: 'Ionises at once',
  text: 'This triflate leaves its benzylic cation before anything meets it, and its configuration is lost: take the mesylate, or a Mitsunobu reaction.',
});

/** A record that lost one oxygen of the dioxide. */
export const noSeleniumMonoxide = notToBeHad({
  id: 'R150',
  statement: 'Selenium has no oxide with one oxygen: the oxidant is the dioxide.',
  source: TEXTBOOKS.redox,
  pattern: '[Se;D1]=[OX1]',
  ringed: [0, 1],
  chip: 'No such reagent',
  text: 'Nobody has this oxide of selenium: the oxidant is the dioxide.',
});

/** A record that bound the methyl group to the arene of fluorene. */
export const noOtherFmoc = notToBeHad({
  id: 'R151',
  statement: 'The fluorenylmethyl group that protects amines is bound at 9, where base takes its hydrogen.',
  source: TEXTBOOKS.aminoProtection,
  pattern:
    '[NX3][CX3](=[OX1])[OX2][CX4;H2;$(Cc1cccc2c1Cc1ccccc1-2),$(Cc1ccc2c(c1)Cc1ccccc1-2),$(Cc1ccc2-c3ccccc3Cc2c1),$(Cc1cccc2-c3ccccc3Cc12)]',
  ringed: [4],
  chip: 'No such group',
  text: 'Nobody puts on this carbamate: the fluorenylmethyl group of Fmoc is bound at 9, where a base takes it off.',
});

/** Magnesium methyl carbonate is a reagent. */
export const halfCarbonatesFallApart = notToBeHad({
  id: 'R152',
  statement: 'A carbonic half ester or its anion falls apart into the alcohol and carbon dioxide.',
  source: TEXTBOOKS.carbonylSubstitution,
  pattern: '[OX1-,OX2H][CX3](=[OX1])[OX2][#6;!$([CH3])]',
  ringed: [0, 1],
  chip: 'Does not last',
  text: 'This half ester of carbonic acid is the alcohol and carbon dioxide: take the chloroformate or the carbonate of two alcohols.',
});

/** The sulfur of a sulfone or sulfoxide and its oxygen, in the product. */
const SULFUR_OXYGEN = '[SX3,SX4;$(S([#6])[#6])]=[OX1]';

export const oxygenOfPeroxides: MechanismRule = {
  id: 'R100',
  statement: 'Both oxygens of a sulfone come from the peroxide or peracid, none from water beside it.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { sourceOf, reactants, moleculeOf } = view.mapped;
    const isWater = (atom: number) =>
      reactants.atomicNumber[atom] === ELEMENT.oxygen &&
      reactants.hydrogenCount[atom] === 2 &&
      moleculeOf.filter((each) => each === moleculeOf[atom]).length === 1;
    const made = view
      .places('product', SULFUR_OXYGEN)
      .map(([sulfur, oxygen]) => [sourceOf[sulfur], sourceOf[oxygen]])
      .filter(([, oxygen]) => isWater(oxygen));
    if (made.length === 0 || view.atoms('reactants', '[OX2,OX1-][OX2]').size === 0) return [];
    return made.map(([sulfur, water]): Finding => {
      const text = 'Water gives no oxygen to sulfur: take two equivalents of the peroxide or peracid.';
      return { verdict: 'never', chip: 'Oxygen of water', text, wanted: [sulfur], rivals: [water] };
    });
  },
};

export const noNitroAmidines = notToBeHad({
  id: 'R240',
  statement: 'Nobody has an amidine or guanidine whose carbon bears a nitro group instead of an amino group.',
  source: TEXTBOOKS.carbonylSubstitution,
  pattern: '[CX3;!$(C=C);$(C(=[NX2])[NX3])][NX3+](=[OX1])[OX1-]',
  ringed: [0, 1],
  chip: 'No such compound',
  text: 'Nobody has this compound: guanidines are made from thioureas, cyanamides or amidinylpyrazoles.',
});

export const hydroxystyreneOxidesPolymerise = notToBeHad({
  id: 'R280',
  statement: 'The epoxide of a styrene with a free hydroxyl group para or ortho opens to the quinone methide and polymerises.',
  source: TEXTBOOKS.saturatedSubstitution,
  pattern: '[CX4;r3;$(Cc1ccc([OX2H])cc1),$(Cc1ccccc1[OX2H])]1[OX2][CX4]1',
  ringed: [0, 1],
  chip: 'Does not last',
  text: 'The free phenol pushes this epoxide open, to the quinone methide: protect it, or bring the amine to a halo ketone and reduce that.',
});
