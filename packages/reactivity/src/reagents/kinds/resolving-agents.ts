import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** Acids and bases of one configuration, whose salts with the enantiomers of a racemate differ. */
export const RESOLVING_AGENTS: readonly ReagentKind[] = [
  {
    id: 'resolving-agent',
    name: 'an enantiomer of an acid or a base',
    say: 'supporting',
    isMaterialToo: true,
    makes: ['resolution'],
    reagents: [
      {
        name: 'L-tartaric acid',
        aliases: ['tartaric acid', '(R,R)-tartaric acid'],
        smiles: 'O=C(O)[C@H](O)[C@@H](O)C(=O)O',
        inchiKey: 'FEWJPZIEWOKRBE-JCYAYHJZSA-N',
      },
      {
        name: 'D-tartaric acid',
        aliases: ['(S,S)-tartaric acid'],
        smiles: 'O=C(O)[C@@H](O)[C@H](O)C(=O)O',
        inchiKey: 'FEWJPZIEWOKRBE-LWMBPPNESA-N',
      },
      {
        name: 'dibenzoyl-L-tartaric acid',
        smiles: 'O=C(O[C@@H](C(=O)O)[C@@H](OC(=O)c1ccccc1)C(=O)O)c1ccccc1',
        inchiKey: 'YONLFQNRGZXBBF-ZIAGYGMSSA-N',
      },
      {
        name: 'dibenzoyl-D-tartaric acid',
        smiles: 'O=C(O[C@H](C(=O)O)[C@H](OC(=O)c1ccccc1)C(=O)O)c1ccccc1',
        inchiKey: 'YONLFQNRGZXBBF-KBPBESRZSA-N',
      },
      {
        name: '(R)-mandelic acid',
        smiles: 'O=C(O)[C@H](O)c1ccccc1',
        inchiKey: 'IWYDHOAUDWTVEP-SSDOTTSWSA-N',
      },
      {
        name: '(S)-mandelic acid',
        smiles: 'O=C(O)[C@@H](O)c1ccccc1',
        inchiKey: 'IWYDHOAUDWTVEP-ZETCQYMHSA-N',
      },
      {
        name: '(S)-camphorsulfonic acid',
        aliases: ['(+)-camphorsulfonic acid'],
        smiles: 'CC1(C)[C@@H]2CC[C@@]1(CS(=O)(=O)O)C(=O)C2',
        inchiKey: 'MIOPJNTWMNEORI-GMSGAONNSA-N',
      },
      {
        name: '(R)-1-phenylethylamine',
        smiles: 'C[C@@H](N)c1ccccc1',
        inchiKey: 'RQEUFEKYXDPUSK-SSDOTTSWSA-N',
      },
      {
        name: '(S)-1-phenylethylamine',
        smiles: 'C[C@H](N)c1ccccc1',
        inchiKey: 'RQEUFEKYXDPUSK-ZETCQYMHSA-N',
      },
      {
        name: 'quinine',
        smiles: 'C=C[C@H]1CN2CC[C@H]1C[C@H]2[C@H](O)c1ccnc2ccc(OC)cc12',
        inchiKey: 'LOUPRKONTZGTKE-WZBLMQSHSA-N',
      },
      {
        name: 'cinchonidine',
        smiles: 'C=C[C@H]1CN2CC[C@H]1C[C@H]2[C@H](O)c1ccnc2ccccc12',
        inchiKey: 'KMPWYEUPVWOPIM-KODHJQJWSA-N',
      },
    ],
    source: TEXTBOOKS.asymmetricSynthesis,
  },
];
