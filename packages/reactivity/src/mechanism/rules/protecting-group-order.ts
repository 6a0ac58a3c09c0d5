import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderRule } from './order-rule.ts';

/** Which of several protecting groups comes off. */
export const protectingGroupOrder: MechanismRule = orderRule({
  id: 'O6',
  statement: 'Of protecting groups the one that is most labile under the conditions comes off first.',
  source: TEXTBOOKS.reactivityCharts,
  chip: 'Comes off first',
  never: 'is more labile under the same conditions and comes off first',
  risk: 'comes off under the usual conditions as well',
  entries: [
    // A base in methanol takes it off, which leaves every other Boc group and what acid takes.
    { steps: ['n-boc-deprotection'], ofKind: 'azoleBoc', risk: ['phenolicTbs'] },
    {
      steps: ['n-boc-deprotection'],
      never: ['openTrityl', 'thp', 'labileSilyl', 'primaryTbs', 'plainAcetal', 'boc'],
      risk: ['imidazoleTrityl', 'tertButylEster', 'tbs', 'acetal'],
    },
    {
      steps: ['co2h-tbu-deprotection'],
      never: ['trityl', 'thp', 'labileSilyl', 'boc', 'primaryTbs', 'plainAcetal', 'tertButylEster'],
      risk: ['tbs', 'acetal'],
    },
    { steps: ['n-tbu-deprotection'], never: ['trityl', 'thp', 'labileSilyl', 'boc', 'tertButylEster'], risk: ['tbs', 'acetal'] },
    { steps: ['o-tbdps-deprotection'], never: ['labileSilyl', 'primaryTbs'], risk: ['tbs'] },
    { steps: ['o-silyl-deprotection'], ofKind: 'robustSilyl', never: ['labileSilyl', 'tbs', 'phenolicTbs'] },
    { steps: ['o-tbdms-deprotection'], ofKind: 'primaryTbs', never: ['labileSilyl', 'primaryTbs'], risk: ['phenolicTbs'] },
    // Acid takes the silyl ether of a primary alcohol first, fluoride and base that of a phenol.
    { steps: ['o-tbdms-deprotection'], first: ['primaryTbs'], never: ['labileSilyl'], risk: ['phenolicTbs'] },
    { steps: ['o-thp-deprotection'], never: ['labileSilyl', 'trityl'], risk: ['primaryTbs', 'acetal'] },
    { steps: ['o-mom-deprotection'], never: ['labileSilyl', 'trityl', 'thp'], risk: ['boc', 'tertButylEster', 'tbs', 'acetal'] },
    {
      steps: ['acetonide-deprotection'],
      ofKind: 'fusedAcetonide',
      never: ['labileSilyl', 'trityl', 'primaryTbs', 'terminalAcetonide'],
      risk: ['thp', 'boc'],
    },
    { steps: ['acetonide-deprotection'], never: ['labileSilyl', 'trityl', 'primaryTbs'], risk: ['thp', 'boc'] },
    {
      steps: ['ether-dealkylation'],
      ofKind: 'tertButylEther',
      never: ['trityl', 'thp', 'mom', 'labileSilyl', 'primaryTbs', 'boc', 'tertButylEster'],
    },
    {
      steps: ['ether-dealkylation'],
      ofKind: 'straightArylEther',
      never: ['branchedArylEther', 'benzylEther', 'allylEther', 'mom', 'pmbEther', 'boc', 'tertButylEster', 'thp', 'trityl', 'labileSilyl'],
      risk: ['arylMethylEther'],
    },
    { steps: ['o-trityl-deprotection'], never: ['labileSilyl'], risk: ['thp', 'tbs'] },
    // Acid takes the methyl group beside a ring nitrogen off, as of the salt of a pyridone, before any of a benzene ring.
    {
      steps: ['methoxy-to-hydroxy'],
      ofKind: 'azineMethoxy',
      risk: ['boc', 'tertButylEster', 'thp', 'trityl', 'labileSilyl', 'acetal', 'tbs'],
    },
    // A carbonyl group beside it holds the Lewis acid at the methoxy group.
    {
      steps: ['methoxy-to-hydroxy'],
      ofKind: 'guidedMethoxy',
      risk: ['boc', 'tertButylEster', 'benzylEther', 'thp', 'trityl', 'labileSilyl', 'acetal', 'tbs'],
    },
    {
      steps: ['methoxy-to-hydroxy'],
      never: [
        'benzylEther',
        'branchedArylEther',
        'allylEther',
        'mom',
        'pmbEther',
        'boc',
        'tertButylEster',
        'thp',
        'trityl',
        'labileSilyl',
        'plainAcetal',
        'phenolicTbs',
      ],
      // Boron tribromide opens an ester of a secondary alcohol as well.
      risk: ['tbs', 'acetal', 'alkylEster', 'arylMethylEther'],
    },
    // Iodosilane, hydrogen bromide and hot hydroxide take the others off as well.
    { steps: ['alkyl-carbamate-deprotection'], ofKind: 'simpleCarbamate', never: ['cbz', 'fmoc'], risk: ['boc', 'tertButylEster'] },
    { steps: ['n-trifluoroacetyl-deprotection', 'phthalimide-deprotection-ing-manske'], never: ['fmoc'], risk: ['acetate'] },
    { steps: ['n-pmb-deprotection'], never: ['pmbEther'] },
    { steps: ['n-sulfonyl-deprotection'], risk: ['boc', 'benzylEther'] },
  ],
});
