import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /** The one page of the web application; it finds its screen by the address. */
    sendPage(): FastifyReply;
  }
}

/** Paths that are calls: an unknown one answers JSON, never the page. */
export function isApiPath(url: string): boolean {
  return /^\/(app\/(api|apiv2|status)|health|metrics)(\/|$|\?)/.test(url);
}

/** Folders of built files: what is not there was renamed by a newer build, and the page would be no answer to it. */
export function isBuiltFile(url: string): boolean {
  return /^\/(assets|editor)\//.test(url);
}

/** The built web application: files by their name, and its page for every other path. */
export const staticPages = fastifyPlugin(async (app: FastifyInstance, { folder }: { folder: string }) => {
  const options = {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders(response: { header(name: string, value: string): unknown }, path: string) {
      // Built files carry a hash in their name; pages do not.
      const isHashed = /[/\\]assets[/\\]/.test(path);
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  } as const;
  await app.register(fastifyStatic, { ...options, serve: false });
  await app.register(async (files) => {
    // The page that signs a user in is made of these files.
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublic: true, isFile: true };
    });
    await files.register(fastifyStatic, { ...options, wildcard: false, decorateReply: false });
  });
  app.decorateReply('sendPage', function sendPage(this: FastifyReply) {
    if (!existsSync(join(folder, 'index.html')))
      return this.code(503).type('text/plain').send('The pages are not built. Run: npm run build');
    return this.sendFile('index.html');
  });
});
