import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { capsOf } from '../rate/caps.ts';
import type { Findings } from '../step/findings.ts';
import type { OwnKind } from '../step/own-kind.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { placeInPrecursors } from './step-atoms.ts';
import { stereoChange } from './stereo.ts';
import { atomsOfWarnings, type MessageFacts, suggestionMessages } from './suggestion-messages.ts';

const FACTS: StepFacts = {
  deepestLevel: 2,
  precedentCount: 12,
  closePrecedentCount: 12,
  similarity: 0.5,
  structureSize: 25,
  siteCount: 1,
  competingSiteCount: 0,
  simplification: 0.2,
  precursorCount: 1,
  precursorsInStock: null,
  isUnprecedented: false,
};
const NO_STEREO = { madeCentres: [], tiedCentres: [], madeDoubleBonds: 0, lostCentres: 0, isFromNothingChiral: false };
const KIND: OwnKind = { names: [], records: { all: 12, neighbours: 12, surroundings: 0 }, ofAnotherKind: 0, restsOn: null };
const NOTHING = { conflicts: [], unstable: [], kind: KIND, isSameButForStereo: false, mechanism: [] };
/** Run forward, the structure comes back and nothing else. */
const CLEAN: Findings = { ...NOTHING, replay: { verdict: 'same', competingSites: 0 } };

const messages = (change: Partial<MessageFacts> = {}) => suggestionMessages(messageFacts(change));

function messageFacts(change: Partial<MessageFacts>): MessageFacts {
  const facts = change.facts ?? FACTS;
  const findings = change.findings === undefined ? CLEAN : change.findings;
  const plain = { facts, findings, nameReactions: [], stereo: NO_STEREO, isStereoRecorded: () => false, precursors: [] };
  return { ...plain, caps: capsOf(facts, findings, null, CENTRE), ...change };
}

/** Atoms of the structure that react. */
const CENTRE = [2, 3];

/** Atoms told of the warnings of a step whose precursors have four and six atoms. */
function atomsTold(change: Partial<MessageFacts>) {
  const sizes = [4, 6].map((atomCount) => ({ molecule: { atomCount } }));
  return atomsOfWarnings(messageFacts(change), placeInPrecursors(sizes));
}

function molecule(smiles: string) {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('messages of a suggestion', () => {
  it('name the level, the number of precedents and the name reactions', () => {
    const nameReactions = ['suzuki-coupling', 'stille-reaction', 'other:Coupling of mine', 'kumada-coupling'].map((id) => ({
      id,
      count: 1,
    }));
    expect(messages({ nameReactions })).toEqual({
      info: [
        'Deepest level with a precedent: 2.',
        '12 recorded reactions.',
        'Name reactions: Suzuki coupling, Stille reaction, Coupling of mine and 1 more.',
      ],
      warning: [],
    });
  });

  it('warn of what is unprecedented and of competing sites that nothing speaks against', () => {
    const facts = { ...FACTS, isUnprecedented: true, competingSiteCount: 2 };
    expect(messages({ facts, findings: null }).warning).toEqual([
      'Unprecedented: no recorded reaction has these surroundings of the reaction centre.',
      'Competing sites: the same transform fits 2 other places in the structure.',
    ]);
  });

  it('only mention competing sites of the structure that the precursors do not have', () => {
    const { info, warning } = messages({ facts: { ...FACTS, competingSiteCount: 1 } });
    expect(warning).toEqual([]);
    expect(info).toContain('The transform fits one other place in the structure too; in these precursors only the intended place reacts.');
  });

  it('warn of competing sites in the precursors and of what cannot be run forward', () => {
    expect(messages({ findings: { ...NOTHING, replay: { verdict: 'same', competingSites: 1 } } }).warning).toEqual([
      'Competing sites: the precursors can react just as well at another place, to another product.',
    ]);
    expect(messages({ findings: { ...NOTHING, replay: { verdict: 'failed', competingSites: 0 } } }).warning).toEqual([
      'Not reproduced: run forward on the precursors, the transform does not give the structure back.',
    ]);
  });

  it('warn of precursors that do not last and of precedents of another kind', () => {
    const findings: Findings = {
      ...CLEAN,
      unstable: [{ fate: 'a geminal diol loses water', atoms: [1, 2, 3] }],
      kind: { ...KIND, names: ['ether-dealkylation'], restsOn: 'ester-hydrolysis' },
    };
    expect(messages({ findings }).warning).toEqual([
      'Unstable precursor: a geminal diol loses water.',
      'Precedents of another kind: most recorded reactions are called Ester hydrolysis, this step Ether dealkylation.',
    ]);
  });

  it('warn of a stereocentre only where nothing says how it is controlled; atoms count from 1', () => {
    const stereo = { ...NO_STEREO, madeCentres: [1] };
    const uncontrolled = 'No recorded reaction says how the stereocentre at atom 2 would be controlled.';
    expect(messages({ stereo, findings: null }).warning).toEqual([uncontrolled]);
    expect(messages({ stereo, findings: null, isStereoRecorded: () => true }).warning).toEqual([]);
    expect(messages({ stereo: { ...stereo, tiedCentres: [1] }, findings: null }).warning).toEqual([]);
    const open: Findings = { ...NOTHING, replay: { verdict: 'other stereo', competingSites: 0 } };
    expect(messages({ stereo, findings: open, isStereoRecorded: () => true }).warning).toContain(uncontrolled);
    expect(messages({ stereo }).warning).toEqual([]);
    expect(messages({ stereo }).info).toContain('Creates the stereocentre at atom 2.');
  });

  it('say that a racemate forms, whatever is recorded, unless a rule of mechanism has said so', () => {
    const stereo = { ...NO_STEREO, madeCentres: [1, 3], isFromNothingChiral: true };
    expect(messages({ stereo, isStereoRecorded: () => true }).warning).toEqual([expect.stringMatching(/^Racemate forms: /)]);
    const rule = { rule: 'Q6', verdict: 'risk', chip: 'Racemate forms', text: 'The racemate forms.', wanted: [1], rivals: [] } as const;
    expect(messages({ stereo, findings: { ...CLEAN, mechanism: [rule] } }).warning).toEqual(['The racemate forms.']);
  });

  it('warn of precursors that are radicals, and mention ions', () => {
    expect(messages({ precursors: [molecule('C[NH]')] }).warning).toEqual(['A precursor has an open valence: it is no stable molecule.']);
    const ion = messages({ precursors: [molecule('CC(=O)[O-]')] });
    expect(ion.warning).toEqual([]);
    expect(ion.info).toContain('A precursor is written as an ion; its counter-ion is not part of the transform.');
    const neutral = messages({ precursors: ['C[N+](=O)[O-]', 'CN', 'c1cc[nH]c1', 'CS(C)(=O)=O'].map(molecule) });
    expect([...neutral.warning, ...neutral.info].join()).not.toMatch(/valence|ion;/);
  });
});

describe('atoms of warnings', () => {
  it('are those of the group that does not last, in the precursor that has it', () => {
    const findings: Findings = { ...CLEAN, unstable: [{ fate: 'a geminal diol loses water', atoms: [5, 6, 7] }] };
    const wanted = [1, 2, 3].map((atom) => ({ precursor: 1, atom }));
    expect(atomsTold({ findings })).toEqual([{ text: 'Unstable precursor: a geminal diol loses water.', wanted, rivals: [] }]);
  });

  it('are those of the intended and of each competing place of the precursors', () => {
    const findings: Findings = {
      ...NOTHING,
      replay: { verdict: 'same', competingSites: 2, places: { intended: [1], competing: [[3], [8, 9]] } },
    };
    const [told] = atomsTold({ findings });
    expect(told.text).toBe(messages({ findings }).warning[0]);
    expect(told.wanted).toEqual([{ precursor: 0, atom: 1 }]);
    expect(told.rivals).toEqual([
      [{ precursor: 0, atom: 3 }],
      [
        { precursor: 1, atom: 4 },
        { precursor: 1, atom: 5 },
      ],
    ]);
  });

  it('are those in which other places of the structure differ from the one that reacts', () => {
    const facts = { ...FACTS, competingSiteCount: 2, competingCentres: [[3, 6], [8]] };
    const [told] = atomsTold({ facts, findings: null });
    expect(told).toMatchObject({ wanted: [{ atom: 2 }], rivals: [[{ atom: 6 }], [{ atom: 8 }]] });
  });

  it('are the centres whose configuration is not set, and the heteroatom with an open valence', () => {
    const findings: Findings = { ...NOTHING, replay: { verdict: 'other stereo', competingSites: 0 } };
    expect(atomsTold({ findings, stereo: { ...NO_STEREO, madeCentres: [4] } })).toMatchObject([{ wanted: [{ atom: 4 }], rivals: [] }]);
    expect(atomsTold({ precursors: [molecule('CC'), molecule('C[NH]')] })).toMatchObject([{ wanted: [{ precursor: 1, atom: 1 }] }]);
  });

  it('are not told where a warning is of the whole step', () => {
    const findings: Findings = { ...NOTHING, replay: { verdict: 'failed', competingSites: 0 } };
    expect(messages({ findings }).warning).toHaveLength(1);
    expect(atomsTold({ findings })).toEqual([]);
  });
});

describe('the stereo change of a step', () => {
  it('finds the centre that a reduction makes', () => {
    const structure = molecule('C[C@H](O)c1ccccc1');
    const ketone = { molecule: molecule('CC(=O)c1ccccc1'), atoms: { centre: [1, 2], parentAtom: [0, 1, 2, 3, 4, 5, 6, 7, 8] } };
    expect(stereoChange(structure, [ketone])).toEqual({ ...NO_STEREO, madeCentres: [1], isFromNothingChiral: true });
  });

  it.each([
    ['a cis ketol of an achiral dione', 'CC1C(=O)CCCC1=O', 'C[C@@H]1C(=O)CCC[C@@H]1O', true],
    ['a half ester of a meso anhydride', 'O=C1OC(=O)[C@H]2CCCC[C@@H]12', 'OC(=O)[C@@H]1CCCC[C@@H]1C(=O)OC', true],
    ['a cis-1,4-cyclohexane, which has no enantiomer', 'CC(C)(C)C1CCC(=O)CC1', 'CC(C)(C)[C@H]1CC[C@@H](O)CC1', false],
    ['a diol of a chiral ketol', 'C[C@@H]1C(=O)CCC[C@@H]1O', 'C[C@@H]1[C@@H](O)CCC[C@@H]1O', false],
  ])('says whether one enantiomer is made of nothing chiral: %s', (_, from, to, isFromNothingChiral) => {
    const structure = molecule(to);
    const precursor = { molecule: molecule(from), atoms: { centre: [], parentAtom: Array.from({ length: 20 }, () => -1) } };
    expect(stereoChange(structure, [precursor])).toMatchObject({ isFromNothingChiral });
  });

  it('knows the bridgehead that can close in one way only', () => {
    const structure = molecule('C[C@@]12CCC[C@@H](O1)CO2');
    const ketone = { molecule: molecule('CC(=O)CCC[C@@H](O)CO'), atoms: { centre: [1, 2], parentAtom: [0, 1, 6, 2, 3, 4, 5, -1, 7, 8] } };
    expect(stereoChange(structure, [ketone])).toMatchObject({ madeCentres: [1], tiedCentres: [1] });
    const open = { molecule: molecule('CC(=O)CCC[C@@H](C)C'), atoms: { centre: [1, 2], parentAtom: [0, 1, 2, 3, 4, 5, 6, 7, 8] } };
    expect(stereoChange(molecule('C[C@H](O)CCC[C@@H](C)CC'), [open])).toMatchObject({ madeCentres: [1], tiedCentres: [] });
  });

  it('finds the centre that an oxidation destroys', () => {
    const structure = molecule('CC(=O)c1ccccc1');
    const alcohol = { molecule: molecule('C[C@H](O)c1ccccc1'), atoms: { centre: [1, 2], parentAtom: [0, 1, 2, 3, 4, 5, 6, 7, 8] } };
    expect(stereoChange(structure, [alcohol])).toEqual({ ...NO_STEREO, lostCentres: 1 });
  });

  it('finds the double bond that an olefination makes, and leaves alone what was there', () => {
    const structure = molecule('C/C=C/C/C=C/O');
    const aldehyde = { molecule: molecule('O=CC/C=C/O'), atoms: { centre: [0, 1], parentAtom: [-1, 2, 3, 4, 5, 6] } };
    const ylide = { molecule: molecule('CC=P'), atoms: { centre: [1, 2], parentAtom: [0, 1, -1] } };
    expect(stereoChange(structure, [aldehyde, ylide])).toEqual({ ...NO_STEREO, madeDoubleBonds: 1 });
  });
});
