import { createHash } from 'node:crypto';
import type { PictureSize } from '@retron/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SVG_POLICY } from './security-headers.ts';

/** Pictures kept. Source: spec section 9, "Molecule rendering cache". */
const MOST_PICTURES = 1000;
/** All of them together, in characters: a picture has some 10,000, the largest hundreds of thousands. */
const MOST_CHARACTERS = 50_000_000;

/** The drawings that were asked for last, by everything that they depend on. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, string>({
    max: MOST_PICTURES,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (picture, key) => picture.length + key.length,
  });

  /** The picture under `key`, drawn when there is none. A drawing that fails is not kept. */
  async get(key: string, draw: () => Promise<string>): Promise<string> {
    const known = this.#pictures.get(key);
    if (known !== undefined) return known;
    const picture = await draw();
    this.#pictures.set(key, picture);
    return picture;
  }
}

const DEFAULT_SIZE = { widthPx: 240, heightPx: 200 };

export function pictureSize(query: PictureSize): { readonly widthPx: number; readonly heightPx: number } {
  return { widthPx: query.w ?? query.width ?? DEFAULT_SIZE.widthPx, heightPx: query.h ?? query.height ?? DEFAULT_SIZE.heightPx };
}

/** Atom indices, from 0, of a list of atom numbers. */
export function atomIndices(list: string | undefined): readonly number[] {
  return (list ?? '')
    .split(',')
    .filter((number) => number !== '')
    .map((number) => Number(number) - 1);
}

/** Answers with a picture that the browser may keep for ever: another drawing has another address. */
export function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('etag', tag)
    .header('content-security-policy', SVG_POLICY)
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}
