import type { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with server-sent events as they come, kept by nobody on the way. @param giveBack - called when the stream is over */
export function sendEvents(reply: FastifyReply, stream: PassThrough, giveBack: () => void): FastifyReply {
  stream.once('close', giveBack);
  // Whoever asks for the head alone is answered, and leaves, without the stream.
  reply.raw.once('close', () => stream.destroy());
  return reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream);
}
