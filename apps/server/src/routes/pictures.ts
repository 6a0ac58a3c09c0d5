import { createHash } from 'node:crypto';
import type { Result } from '@retron/molecule';
import type { ChemistryFailure, DrawMoleculeRequest, DrawReactionRequest } from '@retron/rdkit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { structureLayout } from '../commands/structure-layout.ts';
import { visibleQuery } from '../commands/visible-query.ts';
import { invalid, orEnd } from '../http/errors.ts';
import { atomIndices, haloQuery, PictureCache, pictureQuery, pictureSize, sendPicture } from '../http/pictures.ts';
import type { Services } from '../http/services.ts';
import { sessionOf } from '../http/session-guard.ts';

const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const svg = { 200: { description: 'SVG', content: { 'image/svg+xml': { schema: z.string() } } } };
const tags = ['pictures'];

function drawn(result: Result<string, ChemistryFailure>): string {
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

/** Structures and reactions as SVG. */
export const pictureRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database, chemistry } }) => {
  const cache = new PictureCache();
  const drawMolecule = (request: DrawMoleculeRequest) =>
    cache.get(createHash('sha256').update(JSON.stringify(request)).digest('base64'), async () =>
      drawn(await chemistry.call('drawMolecule', request)),
    );

  app.get(
    '/app/api/structures/picture',
    {
      schema: {
        summary: 'A structure drawn',
        tags,
        querystring: pictureQuery.extend(haloQuery.shape).extend({ smiles: z.string().min(1).max(1500) }),
        response: svg,
      },
    },
    async (request, reply) => {
      const { smiles, theme, centre, highlight } = request.query;
      const halo = atomIndices(centre ?? highlight);
      return sendPicture(request, reply, await drawMolecule({ structure: { smiles }, ...pictureSize(request.query), theme, centre: halo }));
    },
  );

  app.get(
    '/app/api/queries/:id/structures/:sid/picture',
    {
      schema: {
        summary: 'A structure of a query, drawn like the structure it was found from',
        tags,
        params: z.object({ id: number, sid: number }),
        querystring: pictureQuery.extend(haloQuery.shape),
        response: svg,
      },
    },
    async (request, reply) => {
      const { id, sid } = request.params;
      orEnd(await visibleQuery(database, sessionOf(request).user, id));
      const molfile = orEnd(await structureLayout(database, async (ask) => drawn(await chemistry.call('layout', ask)), id, sid));
      const { theme, centre, highlight } = request.query;
      const halo = atomIndices(centre ?? highlight);
      return sendPicture(
        request,
        reply,
        await drawMolecule({ structure: { molfile }, ...pictureSize(request.query), theme, centre: halo }),
      );
    },
  );

  app.get(
    '/app/api/reactions/picture',
    {
      schema: {
        summary: 'A reaction drawn, its centre on both sides',
        tags,
        querystring: pictureQuery.extend({
          reaction: z.string().min(1).max(6000),
          centre: z
            .string()
            .max(4000)
            .regex(/^[\d,;]*$/)
            .optional(),
          arrow: z.enum(['forward', 'retro']).default('forward'),
        }),
        response: svg,
      },
    },
    async (request, reply) => {
      const { reaction, centre, theme, arrow } = request.query;
      const drawing: DrawReactionRequest = { ...reactionOf(reaction, centre), ...pictureSize(request.query), theme, arrow };
      const picture = await cache.get(JSON.stringify(drawing), async () => drawn(await chemistry.call('drawReaction', drawing)));
      return sendPicture(request, reply, picture);
    },
  );
};
