import type { Sha256 } from '@retron/library';
import { openLibrary, type TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import { CURATED_LIMITS } from '@retron/transforms';
import type { ReactionSource } from '../collect/source-reaction.ts';
import { buildLibrary } from '../library-file/build-library.ts';

/** A mapped reaction; `yieldPercent` is made up where order by yield is tested. */
export interface TextbookReaction {
  readonly key: string;
  readonly reaction: string;
  readonly yieldPercent?: number;
  /** Made up where citations are tested. */
  readonly patent?: string | null;
}

/** Reactions of any organic chemistry textbook, mapped by hand. */
const REACTIONS: readonly TextbookReaction[] = [
  {
    key: 'acetanilide',
    reaction:
      'Cl[C:2]([CH3:1])=[O:3].[NH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][C:2](=[O:3])[NH:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
    yieldPercent: 80,
  },
  {
    key: 'benzanilide',
    reaction:
      'Cl[C:2]([c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1)=[O:3].[NH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[c:11]1([C:2](=[O:3])[NH:4][c:5]2[cH:6][cH:7][cH:8][cH:9][cH:10]2)[cH:12][cH:13][cH:14][cH:15][cH:16]1',
    yieldPercent: 90,
  },
  {
    key: 'N-ethylacetamide',
    reaction: 'Cl[C:2]([CH3:1])=[O:3].[NH2:4][CH2:5][CH3:6]>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][CH3:6]',
  },
  {
    key: 'mesyl morpholine',
    reaction:
      'Cl[S:2]([CH3:1])(=[O:3])=[O:4].[NH:5]1[CH2:6][CH2:7][O:8][CH2:9][CH2:10]1>>[CH3:1][S:2](=[O:3])(=[O:4])[N:5]1[CH2:6][CH2:7][O:8][CH2:9][CH2:10]1',
  },
  {
    key: 'biphenyl',
    reaction:
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.OB(O)[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[c:1]1(-[c:7]2[cH:8][cH:9][cH:10][cH:11][cH:12]2)[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  },
  {
    key: 'phenetole',
    reaction: 'Br[CH2:2][CH3:1].[OH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][CH2:2][O:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  },
  { key: 'acetone', reaction: '[OH:1][CH:2]([CH3:3])[CH3:4]>>[O:1]=[C:2]([CH3:3])[CH3:4]' },
  {
    key: 'benzoic acid',
    reaction: 'C[O:9][C:8](=[O:10])[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1>>[OH:9][C:8](=[O:10])[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  },
];

/** A library of textbook reactions, eight unless others are given: small enough to know every answer. */
export async function textbookLibrary(
  rdkit: Rdkit,
  sha256: Sha256,
  taught: readonly TextbookReaction[] = REACTIONS,
): Promise<TransformLibrary> {
  const source: ReactionSource = {
    name: 'Textbook',
    precedentSource: 'Textbook',
    sha256: '',
    licence: 'Apache-2.0',
    isCurated: true,
    limits: CURATED_LIMITS,
    reactions: taught.map(({ key, reaction, yieldPercent, patent }) => ({
      mappedReaction: reaction,
      key,
      patent: patent ?? null,
      year: null,
      yieldPercent: yieldPercent ?? null,
      temperatureCelsius: null,
      timeHours: null,
      solvents: [],
    })),
  };
  const built = await buildLibrary({
    title: {
      name: 'textbook',
      version: '1.0',
      displayName: 'Textbook',
      displayText: '',
      directions: ['retrosynthesis', 'forward'],
      licence: 'Apache-2.0',
    },
    settings: { minimumSupport: 1, minimumReactants: 1 },
    sources: [source],
    leaveOut: new Set(),
    rdkit,
    sha256,
  });
  if (!built.ok) throw new Error(built.error.message);
  const { buffer, byteOffset, byteLength } = built.value;
  const library = openLibrary(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}
