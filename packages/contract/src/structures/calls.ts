import { defineCall } from '../wire/call.ts';
import { structureCheckAnswer, structureCheckBody } from './structure.ts';

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
} as const;
