import { defineCall } from '../wire/call.ts';
import { structureCheckAnswer, structureCheckBody, structureReadAnswer, structureReadBody } from './structure.ts';

/** What the planner makes of a structure. */
export const structureCalls = {
  check: defineCall({
    name: 'checkStructure',
    method: 'POST',
    path: '/app/api/structures/check',
    area: 'structures',
    summary: 'What the planner makes of a structure in SMILES, ROSDAL or molfile',
    description: 'Answers 200 for any text: `errors` says what keeps it from being planned.',
    body: structureCheckBody,
    answer: structureCheckAnswer,
    errors: ['too-many', 'unavailable'],
  }),
  read: defineCall({
    name: 'readStructures',
    method: 'POST',
    path: '/app/api/structures/read',
    area: 'structures',
    summary: 'The structures in what a user pasted or dropped: lines, files of several formats, names',
    description:
      'Answers 200 for any text: `errors` says why there is no structure, those of a structure what keeps it from being planned.',
    body: structureReadBody,
    answer: structureReadAnswer,
    errors: ['too-many', 'unavailable'],
  }),
} as const;
