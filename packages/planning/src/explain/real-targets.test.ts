import { createRdkit } from '@retron/rdkit';
import type { SuggestionMessages } from '@retron/tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';
import { committedLibrary } from '../testing/committed-library.ts';

// The committed library is used as it is: what is tested are the messages of one suggestion, not which ones come first.

/** Unpacking a library and warming up take seconds on a busy machine. */
const LIBRARY_TIMEOUT_MS = 60_000;

let ports: PlanningPorts;

beforeAll(async () => {
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  const rdkit = await createRdkit();
  ports = { libraries: [committedLibrary()], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
}, LIBRARY_TIMEOUT_MS);

/** Messages of every suggestion for a target, by its precursors: `a + b`. */
function messagesOf(smiles: string): ReadonlyMap<string, SuggestionMessages> {
  const target = ports.rdkit.canonicalSmiles(smiles);
  if (!target.ok) throw new Error(target.error.message);
  const [report] = plan(ports, {
    target: target.value,
    direction: 'retrosynthesis',
    algorithm: 'brute-force',
    strategy: 'All Transforms 1.0',
    precision: 2,
    maxSuggestions: 300,
    maxSteps: 1,
  });
  const structures = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return new Map(
    report.suggestions.map(({ precursors, messages }) => [
      precursors.map(({ structureId }) => structures.get(structureId)).join(' + '),
      messages,
    ]),
  );
}

const UNSET = 'Configuration not set: run forward, the transform gives the structure without all of its configuration.';

describe('warnings on drugs', { timeout: LIBRARY_TIMEOUT_MS }, () => {
  it('sitagliptin: the free amino acid cannot simply be coupled, the Boc group can simply be taken off', () => {
    const messages = messagesOf('N[C@@H](CC(=O)N1CCn2c(nnc2C(F)(F)F)C1)Cc1cc(F)c(F)cc1F');
    expect(messages.get('FC(F)(F)c1nnc2n1CCNC2 + N[C@@H](CC(=O)O)Cc1cc(F)c(F)cc1F')?.warning).toEqual([
      'Once activated, the acid meets its own free amine in another of its molecules: it needs a protecting group.',
    ]);
    expect(messages.get('CC(C)(C)OC(=O)N[C@@H](CC(=O)N1CCn2c(nnc2C(F)(F)F)C1)Cc1cc(F)c(F)cc1F')?.warning).toEqual([]);
  });

  it('acetanilide: a rearrangement that is recorded once, and that every textbook has, says so', () => {
    const messages = messagesOf('CC(=O)Nc1ccccc1');
    expect(messages.get('CC(=NO)c1ccccc1')?.info).toContainEqual(
      expect.stringMatching(/^Textbooks show it too: Beckmann rearrangement \(Kürti, Czakó, .*\)\.$/),
    );
  });

  it('losartan: an ether is not cleaved by the precedents of ester hydrolysis', () => {
    const messages = messagesOf('CCCCc1nc(Cl)c(CO)n1Cc1ccc(-c2ccccc2-c2nnn[nH]2)cc1');
    expect(messages.get('CCCCc1nc(Cl)c(COCC)n1Cc1ccc(-c2ccccc2-c2nnn[nH]2)cc1')?.warning).toContainEqual(
      expect.stringMatching(/^Precedents of another kind: .* this step Ether dealkylation\.$/),
    );
    expect(messages.get('BrCc1ccc(-c2ccccc2-c2nnn[nH]2)cc1 + CCCCc1nc(Cl)c(CO)[nH]1')?.warning).toContain(
      'The N-H of a triazole or tetrazole is alkylated before the N-H of a pyrazole or imidazole: it needs a protecting group.',
    );
  });

  it('sertraline: the ketone with methylamine is shown, though its precedents leave the configuration open', () => {
    const messages = messagesOf('CN[C@H]1CC[C@@H](c2ccc(Cl)c(Cl)c2)c2ccccc21');
    expect(messages.get('CN + O=C1CC[C@@H](c2ccc(Cl)c(Cl)c2)c2ccccc21')?.warning).toContain(
      'No recorded reaction says how the stereocentre at atom 3 would be controlled.',
    );
  });

  it('ezetimibe: so is the reduction of the ketone', () => {
    const messages = messagesOf('O=C1[C@H](CC[C@H](O)c2ccc(F)cc2)[C@@H](c2ccc(O)cc2)N1c1ccc(F)cc1');
    expect(messages.get('O=C(CC[C@H]1C(=O)N(c2ccc(F)cc2)[C@@H]1c1ccc(O)cc1)c1ccc(F)cc1')?.warning).toContain(UNSET);
  });

  it('chalcone: nothing is said of the aldol condensation, whose more general transform sets the double bond', () => {
    const messages = messagesOf('O=C(/C=C/c1ccccc1)c1ccccc1');
    expect(messages.get('CC(=O)c1ccccc1 + O=Cc1ccccc1')?.warning).toEqual([]);
  });

  it('anethole: nothing is said of the allylarene, as the textbook sets the double bond that the records leave open', () => {
    const messages = messagesOf('C/C=C/c1ccc(OC)cc1');
    expect(messages.get('C=CCc1ccc(OC)cc1')?.warning).toEqual([]);
    expect(messages.get('CCC(O)c1ccc(OC)cc1')?.warning).toEqual([]);
  });

  it('lidocaine: a name that two in a hundred of the precedents have is not told', () => {
    const { info } = messagesOf('CCN(CC)CC(=O)Nc1c(C)cccc1C').get('CCNCC + Cc1cccc(C)c1NC(=O)CCl') ?? { info: [] };
    expect(info).toContain('Name reactions: Chloro N-alkylation.');
  });

  it('quinethazone: a geminal diamine is no starting material', () => {
    const messages = messagesOf('CCC1NC(=O)c2cc(S(N)(=O)=O)c(Cl)cc2N1');
    expect(messages.get('CCC(N)Nc1cc(Cl)c(S(N)(=O)=O)cc1C(=O)O')?.warning).toContain(
      'Unstable precursor: a geminal diamine with N-H loses amine.',
    );
  });

  it('regorafenib: aniline and isocyanate give the urea, whatever other amides there are', () => {
    const messages = messagesOf('CNC(=O)c1cc(Oc2ccc(NC(=O)Nc3ccc(Cl)c(C(F)(F)F)c3)c(F)c2)ccn1');
    expect(messages.get('CNC(=O)c1cc(Oc2ccc(N)c(F)c2)ccn1 + O=C=Nc1ccc(Cl)c(C(F)(F)F)c1')?.warning).toEqual([]);
  });
});
