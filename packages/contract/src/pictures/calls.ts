import { defineCall } from '../wire/call.ts';
import {
  atomPlaces,
  atomPlacesQuery,
  drawQueryStructurePath,
  drawQueryStructureQuery,
  drawReactionQuery,
  drawStructureQuery,
} from './picture.ts';

const area = 'pictures';
const answer = { status: 200, type: 'image/svg+xml', description: 'The picture. It may be kept for ever.' } as const;

/** Structures and reactions as SVG. */
export const pictureCalls = {
  drawStructure: defineCall({
    name: 'drawStructure',
    method: 'GET',
    path: '/app/api/structures/picture',
    area,
    summary: 'A structure drawn',
    description: 'Equal addresses give equal pictures.',
    query: drawStructureQuery,
    answer,
    errors: ['too-many', 'unavailable'],
  }),
  placeAtoms: defineCall({
    name: 'placeAtoms',
    method: 'GET',
    path: '/app/api/structures/atoms',
    area,
    summary: 'Where the atoms of a structure lie in its picture',
    description: 'In the picture of `drawStructure` of the same structure and size, for what is laid over it.',
    query: atomPlacesQuery,
    answer: atomPlaces,
    errors: ['too-many', 'unavailable'],
  }),
  drawQueryStructure: defineCall({
    name: 'drawQueryStructure',
    method: 'GET',
    path: '/app/api/queries/{id}/structures/{sid}/picture',
    area,
    summary: 'A structure of a query drawn',
    description: 'Turned like the structure it was found from.',
    params: drawQueryStructurePath,
    query: drawQueryStructureQuery,
    answer,
    errors: ['not-found', 'too-many', 'unavailable'],
  }),
  drawReaction: defineCall({
    name: 'drawReaction',
    method: 'GET',
    path: '/app/api/reactions/picture',
    area,
    summary: 'A reaction drawn',
    description: 'With its centre on both sides.',
    query: drawReactionQuery,
    answer,
    errors: ['too-many', 'unavailable'],
  }),
} as const;
