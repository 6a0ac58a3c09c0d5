import { type AtomIndex, CHIRALITY, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { acidicCentresKeepNoConfiguration } from './acidic-centres.ts';
import { angularMethylShieldsAlkenes } from './angular-methyl-faces.ts';
import { bridgesShieldAlkenes } from './bicyclic-faces.ts';
import { decarboxylationSetsNoCentre, hotAcidTurnsKetones, hotFormamideTurnsKetones } from './centres-of-enols.ts';
import { cupratesMeetCyclohexenones } from './conjugate-addition-faces.ts';
import { alkylRadicalsSetNoCentre } from './decarboxylative-centres.ts';
import { radicalsKeepNoConfiguration } from './decarboxylative-couplings.ts';
import { deoxygenationSetsNoCentre } from './deoxygenated-centres.ts';
import { hasLikeGroups, likeGroupsAreChosen } from './desymmetrisations.ts';
import { iminesEpimerise } from './epimerised-imines.ts';
import { acylGroupTurnsGlycoside } from './glycoside-sides.ts';
import { alcoholGuidesReagents } from './guided-faces.ts';
import { norbornanesMeetFromOutside } from './norbornane-faces.ts';
import { auxiliaryShields, awayFromAngularMethyl, ringEnolatesShield } from './shielded-faces.ts';
import { isUnchanged, keepsNeighbours, untouchedCentres } from './untouched-centres.ts';

const resolution: MechanismRule = {
  id: 'Q1',
  statement: 'Of a racemate a resolution gives at most half as one enantiomer.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    if (!isUnchanged(view)) return [];
    const centres = untouchedCentres(view, 'made');
    if (centres.length === 0) return [];
    const text = 'This is a resolution: it yields at most half, as the other isomer is left.';
    return [{ verdict: 'risk', chip: 'Resolution', text, wanted: centres.map((atom) => view.mapped.sourceOf[atom]), rivals: [] }];
  },
};

const appearsInPassing: MechanismRule = {
  id: 'Q5',
  statement: 'A step that does not touch a centre of unknown configuration does not give it one.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    if (isUnchanged(view)) return [];
    const centres = untouchedCentres(view, 'made')
      .map((atom) => view.mapped.sourceOf[atom])
      .filter((atom) => !hasLikeGroups(view, atom) && !isFarEndOfOpenedRing(view, atom) && !isDrawnBesideNewCentre(view, atom));
    if (centres.length === 0) return [];
    const text = 'The step does not touch this centre: a racemic precursor gives a racemic product.';
    return [{ verdict: 'never', chip: 'Racemic precursor', text, wanted: centres, rivals: [] }];
  },
};

/** Where nothing that goes in has a configuration, a centre within two bonds of one that the step makes is drawn for how the two lie. */
function isDrawnBesideNewCentre({ changed, mapped: { reactants, product, becomes, sourceOf } }: ReactionView, atom: AtomIndex): boolean {
  if (reactants.chirality.some((stated) => stated !== CHIRALITY.none)) return false;
  const beside = neighboursOf(product, becomes[atom]);
  const near = [...beside, ...beside.flatMap((each) => neighboursOf(product, each))];
  return near.some((each) => product.chirality[each] !== CHIRALITY.none && changed.has(sourceOf[each]));
}

/**
 * The end of an epoxide or aziridine that is not attacked: where nothing that goes in has a configuration, both centres are drawn for how
 * they lie to each other.
 */
function isFarEndOfOpenedRing(view: ReactionView, atom: AtomIndex): boolean {
  if (view.mapped.reactants.chirality.some((stated) => stated !== CHIRALITY.none)) return false;
  return view
    .places('reactants', '[CX4]1[CX4][OX2,NX3,SX2]1')
    .some(([one, other]) => (one === atom && view.changed.has(other)) || (other === atom && view.changed.has(one)));
}

const fromNothing: MechanismRule = {
  id: 'Q6',
  statement: 'Where nothing that goes in has a configuration the product is racemic: one enantiomer takes something chiral.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    const { product, reactants, sourceOf } = view.mapped;
    if (reactants.chirality.some((stated) => stated !== CHIRALITY.none)) return [];
    const centres = [...product.chirality.keys()].filter((atom) => product.chirality[atom] !== CHIRALITY.none);
    // Several centres may be drawn for how they lie to each other alone.
    if (centres.length !== 1) return [];
    const [centre] = centres;
    const isTouched = view.changed.has(sourceOf[centre]) || !keepsNeighbours(view, centre);
    if (!isTouched) return [];
    const text =
      'Nothing that goes in is chiral: without a chiral catalyst, reagent or enzyme the racemate forms, and a resolution loses half of it.';
    // No catalyst that is in use turns the alkylation of an enolate one way.
    const verdict = view.names.includes('enolate-alkylation') ? 'never' : 'risk';
    return [{ verdict, chip: 'Racemate forms', text, wanted: [sourceOf[centre]], rivals: [] }];
  },
};

/** Beside a carbonyl, nitrile, nitro or sulfonyl group and with hydrogen, so that a base takes the configuration away. */
const ACIDIC = '[CX4;H1;$(C[CX3]=[OX1,NX2]),$(CC#N),$(C[N+](=O)[O-]),$(CS(=O)=O)]';

/** A map may let the alcohol keep the oxygen that it loses in truth. */
function isTurnedByMitsunobu({ names, changed, mapped: { reactants } }: ReactionView, atom: AtomIndex): boolean {
  if (!names.includes('mitsunobu-aryl-ether-synthesis')) return false;
  return neighboursOf(reactants, atom).some((each) => reactants.atomicNumber[each] === ELEMENT.oxygen && changed.has(each));
}

const invertedInPassing: MechanismRule = {
  id: 'Q2',
  statement: 'No step turns over a centre that it does not touch, least of all a whole molecule into its mirror image.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    const centres = untouchedCentres(view, 'inverted')
      .map((atom) => view.mapped.sourceOf[atom])
      .filter((atom) => !isTurnedByMitsunobu(view, atom));
    if (centres.length === 0) return [];
    const acidic = view.atoms('reactants', ACIDIC);
    if (isUnchanged(view) && centres.every((atom) => acidic.has(atom))) {
      const text = 'The configuration is turned over only where a base equilibrates it: expect a mixture, and the more stable isomer.';
      return [{ verdict: 'risk', chip: 'Epimerisation', text, wanted: centres, rivals: [] }];
    }
    const text = 'Nothing turns this configuration over: the step does not touch it.';
    return [{ verdict: 'never', chip: 'Centre turned over', text, wanted: centres, rivals: [] }];
  },
};

/** An acid whose alpha carbon bears an acylated, not a carbamate-protected, nitrogen: activated, it closes to an oxazolone. */
const PEPTIDE_ACID = '[CX4;H1;$(C(C(=O)[OX2H])[NX3;H1]C(=O)[#6])]C(=O)[OX2H]';

/** Its halide, and that of a urea, which close by themselves. */
const PEPTIDE_HALIDE = '[CX4;H1;$(C(C(=O)[F,Cl,Br])[NX3;H1]C(=O)[#6,NX3])]C(=O)[F,Cl,Br]';

const oxazolone: MechanismRule = {
  id: 'Q3',
  statement:
    'An N-acyl amino acid epimerises when it is activated, by way of its oxazolone, and wholly as its halide; a carbamate does so much less.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const { mapped, names } = view;
    const centresOf = (pattern: string) =>
      view
        .places('reactants', pattern)
        .filter(([atom, carboxyl]) => mapped.reactants.chirality[atom] !== CHIRALITY.none && view.changed.has(carboxyl))
        .map(([atom]) => atom);
    const halides = centresOf(PEPTIDE_HALIDE);
    if (halides.length > 0) {
      const text = 'The acid halide of an N-acyl amino acid closes to the oxazolone, which has lost its configuration: couple the acid.';
      return [{ verdict: 'never', chip: 'Epimerisation', text, wanted: halides, rivals: [] }];
    }
    const centres = names.includes('carboxylic-acid-with-amine-reaction') ? centresOf(PEPTIDE_ACID) : [];
    if (centres.length === 0) return [];
    const text =
      'The activated N-acyl amino acid loses its configuration by way of the oxazolone: use an additive, or build the chain from its N end with carbamates.';
    return [{ verdict: 'risk', chip: 'Epimerisation', text, wanted: centres, rivals: [] }];
  },
};

/** Carbonyl compounds whose alpha centre also bears an arene: one base is enough to lose its configuration. */
const DOUBLY_ACTIVATED = '[CX4;H1;$(C(c)[CX3;$([CX3;H1]=O),$(C([#6])=O)])]';
const BASIC_STEPS = [
  'wittig-olefination',
  'horner-wadsworth-emmons-olefination',
  'aldol-addition',
  'aldol-condensation',
  'claisen-schmidt-condensation',
  'knoevenagel-condensation',
  'enolate-alkylation',
  'henry-reaction',
] as const;

const alphaAryl: MechanismRule = {
  id: 'Q4',
  statement: 'A centre between a carbonyl group and an arene loses its configuration in base.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!BASIC_STEPS.some((name) => view.names.includes(name))) return [];
    const centres = [...view.atoms('reactants', DOUBLY_ACTIVATED)].filter((atom) => {
      const after = view.mapped.becomes[atom];
      return (
        after >= 0 && view.mapped.reactants.chirality[atom] !== CHIRALITY.none && view.mapped.product.chirality[after] !== CHIRALITY.none
      );
    });
    if (centres.length === 0) return [];
    const text = 'The base takes this hydrogen, which a carbonyl group and an arene make acidic: the configuration is lost in part.';
    return [{ verdict: 'risk', chip: 'Epimerisation', text, wanted: centres, rivals: [] }];
  },
};

/** What becomes of configurations that a step is not about. */
export const CONFIGURATION: MechanismTable = {
  title: 'Configurations that a step is not about',
  rules: [
    resolution,
    invertedInPassing,
    oxazolone,
    alphaAryl,
    appearsInPassing,
    likeGroupsAreChosen,
    fromNothing,
    awayFromAngularMethyl,
    auxiliaryShields,
    ringEnolatesShield,
    alcoholGuidesReagents,
    norbornanesMeetFromOutside,
    cupratesMeetCyclohexenones,
    acylGroupTurnsGlycoside,
    acidicCentresKeepNoConfiguration,
    radicalsKeepNoConfiguration,
    angularMethylShieldsAlkenes,
    bridgesShieldAlkenes,
    iminesEpimerise,
    deoxygenationSetsNoCentre,
    alkylRadicalsSetNoCentre,
    decarboxylationSetsNoCentre,
    hotAcidTurnsKetones,
    hotFormamideTurnsKetones,
  ],
};
