/** A picture of the guide, taken from the product by `scripts/guide-pictures.mjs`. */
export interface GuidePicture {
  readonly name: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly (readonly [term: string, meaning: string])[];
  readonly picture?: GuidePicture;
}

/** What a chemist needs to know, in the order in which one needs it. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    id: 'ask',
    title: 'Ask',
    paragraphs: [
      'New query, or Draw a target on the dashboard, opens the form. Draw the molecule you want to make, or paste it. Simple mode offers a few ready settings; Expert mode shows all ten. A query runs on the server: you can leave the page, and the bell in the header tells you when it has ended.',
    ],
    points: [
      [
        'Suggestions',
        'how many reactions are kept for each structure. The more steps, the fewer: 10 suggestions allow 5 steps, 5,000 allow one.',
      ],
      ['Steps', 'how far from the target the search goes.'],
      ['Precision', 'how much of the surroundings of the changed bonds a published reaction must share: low asks for the least.'],
      ['Strategy', 'named rules that decide which disconnections are admitted. Each can be read under Strategies.'],
      ['Libraries', 'the collections of published reactions from which suggestions are derived.'],
    ],
    picture: { name: 'ask', alt: 'The form of a new query with a target and the modes of Simple mode.', width: 1200, height: 700 },
  },
  {
    id: 'tree',
    title: 'Read the tree',
    paragraphs: [
      'The target stands on the left. A disc is a suggested reaction, read from right to left: the structures behind it are its precursors. The colour of the disc and its ring say the rating, the number below counts published reactions. Pink marks the atoms and bonds that change.',
      'Arrows below a disc step through its variants: the same bonds, other leaving groups or reagents. A structure without anything behind it was not taken further; Continue from here in its menu does that. Complete to known materials selects the best way found to a structure, or has one looked for.',
    ],
    picture: { name: 'tree', alt: 'A suggestion tree: the target, two reaction discs and their precursors.', width: 1200, height: 700 },
  },
  {
    id: 'suggestion',
    title: 'Read a suggestion',
    paragraphs: [
      'A click on a disc opens its evidence. Read it from top to bottom: what is broken and made, what speaks for it and against it, what else the same precursors could give, and the published reactions, those most like yours first.',
      'Level says how closely the published reactions match: at level 1 they share the reaction centre, at level 2 its neighbours too, at level 3 also theirs. A warning names what may go wrong and at which atoms.',
    ],
    picture: { name: 'evidence', alt: 'The evidence of a suggestion with its scheme and both numbers.', width: 439, height: 700 },
  },
  {
    id: 'numbers',
    title: 'The two numbers',
    paragraphs: ['A suggestion answers two questions, and the answers can differ.'],
    points: [
      [
        'Would it work',
        'an estimate, from 0 to 1, that these precursors give this product and not another one. The rating is its word: great from 0.97 (from 0.93 where chemists choose the disconnection in half of the cases or more and no risk is known), good from 0.75 (from 0.40 where they do in one case of five or more, and one in fifty of those in this variant), bad from 0.10, ugly below. Great is only what chemists would choose too. The bars below it are what adds to the estimate and what takes from it. Known hazards can lower the word further.',
      ],
      [
        'Would a chemist choose it',
        'the share of this disconnection among all that were considered, as chemists have chosen in published syntheses. A step can work well and be chosen rarely, or the other way round.',
      ],
    ],
  },
  {
    id: 'words',
    title: 'Words on the screen',
    paragraphs: [],
    points: [
      ['Disconnection', 'the bonds of a structure that a reaction makes. Suggestions with the same bonds form a cluster.'],
      ['Precedent', 'a published reaction behind a suggestion, with its source.'],
      [
        'Textbook reaction',
        'a suggestion that no published reaction here shows, and a textbook does. It is named, has no precedent, and is good at most.',
      ],
      ['Variant', 'a suggestion that makes the same bonds as a better one, with other groups that leave.'],
      ['Left out', 'steps that the strategy or a rule did not admit. The badge beside the status counts them and says why.'],
      [
        'Known, in a catalogue, ?',
        'whether a structure is a known starting material or is offered in a catalogue that your team imported. A question mark means that no price is known.',
      ],
      ['Route', 'one suggestion for each structure, from the target down to the starting materials.'],
    ],
  },
  {
    id: 'views',
    title: 'List and bond map',
    paragraphs: [
      'The list shows suggestions as rows to sort and compare. The bond map, on the rail of the tree, draws all disconnections into the target: the wider a bond, the more published reactions; the colour is the best rating.',
    ],
    picture: { name: 'list', alt: 'The suggestions of a query as a list.', width: 1200, height: 700 },
  },
  {
    id: 'routes',
    title: 'Select a route',
    paragraphs: [
      'Select route, in the evidence of a suggestion, follows it and hides what lies beside. Continue with the precursors that are not known starting materials. The route view then shows the steps one below the other. Clear route brings everything back; what you select, hide and collapse is saved with the query.',
    ],
  },
  {
    id: 'exports',
    title: 'Take it with you',
    paragraphs: [
      'Export, on the rail of the tree or in the evidence, writes selected pathways, the precedents of one suggestion, or statistics of all disconnections: as a workbook or RDfile, and routes also in other forms. Your files of the last days stand under Exports.',
    ],
    picture: { name: 'export', alt: 'The export dialog with its kinds and formats.', width: 1200, height: 700 },
  },
  {
    id: 'compare',
    title: 'Compare two queries',
    paragraphs: [
      'COMPARE, in the menu of a query that is Ready, lays a second query for the same target over it, and tells what both found from what one of them found alone. Re-Run, on its card, asks the same once more with other settings.',
    ],
  },
  {
    id: 'team',
    title: 'Work with others',
    paragraphs: [
      'Queries are kept in projects. Members, on the page of a project, adds people and groups: they see everything in it, start queries of their own, and comment. A comment stands on a project, a query or one suggestion; @ and a user name in it tells that member. The bell in the header tells of comments on your queries, of those that name you, and of projects that you were added to.',
    ],
  },
  {
    id: 'molecules',
    title: 'Keep molecules',
    paragraphs: [
      'Molecules keeps structures of your own, which nobody else sees: drawn, imported from a file, or copied. You find them by name or by structure, whole, in part or by likeness; each can be the target of a new query.',
    ],
  },
  {
    id: 'trust',
    title: 'How far to trust it',
    paragraphs: [
      'Suggestions are derived from published reactions or stand in a textbook, and none has been tried for your molecule. Ratings are estimates; they know nothing of your equipment, of scale, or of what was never published. Read the precedents before you order anything.',
    ],
  },
];
