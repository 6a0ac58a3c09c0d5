import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { documentPage } from './docs-page.ts';
import { nameSchemas } from './schema-names.ts';

/** The OpenAPI document, made from the schemas of the routes, and a page to read it. */
export const openApi = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
  nameSchemas();
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Retron',
        version,
        description:
          'Sign in with POST /app/login: the answer sets the session cookie and names a csrfToken. Send it as X-CSRF-Token with every ' +
          'POST, PUT and DELETE. What goes wrong answers {"errors": [...]}.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'retron_session' },
          csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
      security: [{ session: [], csrfToken: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/app/api/openapi.json', { config: { isPublic: true }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(app.swagger()),
  );
  app.get('/app/api/docs', { config: { isPublic: true }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .serializer((page: string) => page)
      .send(documentPage(app.swagger())),
  );
});
