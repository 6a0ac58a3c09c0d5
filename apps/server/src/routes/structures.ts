import { structureCheckAnswer, structureCheckBody } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../http/services.ts';

export const structureRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { chemistry } }) => {
  app.post(
    '/app/api/structures/check',
    {
      schema: {
        summary: 'What the planner makes of a structure in SMILES, ROSDAL or molfile',
        tags: ['structures'],
        body: structureCheckBody,
        response: { 200: structureCheckAnswer },
      },
    },
    async (request) => chemistry.call('checkStructure', request.body.text, request.body.format, request.body.direction),
  );
};
