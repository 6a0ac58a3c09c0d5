import type { FastifyRequest } from 'fastify';

/** Who is signed in and calls, and from where: for what is written into the audit log. */
export const actorOf = <User extends { readonly id: number; readonly username: string }>(
  user: User,
  { ip }: Pick<FastifyRequest, 'ip'>,
): User & { readonly address: string } => ({ ...user, address: ip });
