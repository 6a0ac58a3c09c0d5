import { createHash } from 'node:crypto';
import { type MarkedAtoms, pictureCalls } from '@retron/contract';
import { type Result, success } from '@retron/molecule';
import type { ChemistryFailure, DrawMoleculeRequest, DrawReactionRequest, LayoutRequest } from '@retron/rdkit';
import type { FastifyInstance } from 'fastify';
import { structureLayout } from '../commands/structure-layout.ts';
import { answer } from '../http/answer.ts';
import { invalid, orEnd } from '../http/errors.ts';
import { atomIndices, PictureCache, pictureSize, sendPicture } from '../http/pictures.ts';
import type { Services } from '../http/services.ts';

type User = Parameters<typeof structureLayout>[1];

function drawn<T>(result: Result<T, ChemistryFailure>): T {
  if (result.ok) return result.value;
  throw invalid(result.error.message);
}

/** Reads `reactants>agents>product` (SMILES) and `centre`: lists of atom numbers joined by `;`, reactants first, the product last. */
function reactionOf(reaction: string, centre: string | undefined): Pick<DrawReactionRequest, 'reactants' | 'product'> {
  const sides = reaction.split('>');
  if (sides.length !== 3 || sides[0] === '' || sides[2] === '') throw invalid('reaction: must be reactants>agents>product.');
  const molecules = [...sides[0].split('.'), sides[2]];
  const centres = (centre ?? '').split(';');
  const sideOf = (index: number) => ({ smiles: molecules[index], centre: atomIndices(centres[index]) });
  const last = molecules.length - 1;
  return { reactants: molecules.slice(0, last).map((_, index) => sideOf(index)), product: sideOf(last) };
}

/** Atoms that a picture marks: a reaction centre, and what a search found. */
function markedAtoms({ centre, highlight, match }: MarkedAtoms) {
  const found = atomIndices(match);
  return { centre: atomIndices(centre ?? highlight), ...(found.length === 0 ? {} : { match: found }) };
}

/** Structures and reactions as SVG. */
export async function pictureRoutes(
  app: FastifyInstance,
  { services: { database, chemistry, guards } }: { services: Services },
): Promise<void> {
  const cache = new PictureCache();
  const drawMolecule = (user: User, request: DrawMoleculeRequest) =>
    cache.get(createHash('sha256').update(JSON.stringify(request)).digest('base64'), async () => {
      await guards.countPicture(user);
      return drawn(await chemistry.forUser(user).call('drawMolecule', request));
    });

  answer(app, pictureCalls.drawStructure, async ({ query, user, request, reply }) => {
    const { smiles, theme, rings = [] } = query;
    const drawing = { structure: { smiles }, ...pictureSize(query), theme, ...markedAtoms(query), rings };
    return sendPicture(request, reply, await drawMolecule(user, drawing));
  });

  answer(app, pictureCalls.placeAtoms, async ({ query, user }) => {
    await guards.countPicture(user);
    const { widthPx, heightPx } = pictureSize(query);
    const asked: DrawMoleculeRequest = { structure: { smiles: query.smiles }, widthPx, heightPx, theme: 'light', centre: [] };
    const { atoms } = drawn(await chemistry.forUser(user).call('drawMoleculeWithPositions', asked));
    return { width: widthPx, height: heightPx, atoms: atoms.map(({ x, y }) => ({ x, y })) };
  });

  answer(app, pictureCalls.drawQueryStructure, async ({ params: { id, sid }, query, user, request, reply }) => {
    const layOut = async (ask: LayoutRequest) => success(drawn(await chemistry.forUser(user).call('layout', ask)));
    const molfile = orEnd(await structureLayout(database, user, layOut, id, sid));
    const { theme, rings = [] } = query;
    const drawing = { structure: { molfile }, ...pictureSize(query), theme, ...markedAtoms(query), rings };
    return sendPicture(request, reply, await drawMolecule(user, drawing));
  });

  answer(app, pictureCalls.drawReaction, async ({ query, user, request, reply }) => {
    const { reaction, centre, theme, arrow } = query;
    const drawing: DrawReactionRequest = { ...reactionOf(reaction, centre), ...pictureSize(query), theme, arrow };
    const picture = await cache.get(JSON.stringify(drawing), async () => {
      await guards.countPicture(user);
      return drawn(await chemistry.forUser(user).call('drawReaction', drawing));
    });
    return sendPicture(request, reply, picture);
  });
}
