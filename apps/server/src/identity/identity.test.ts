import { expect, it } from 'vitest';
import { identityOf } from './identity.ts';

it('takes a name without what would turn round the text beside it', () => {
  const identity = identityOf({ issuer: 'https://id.example.org', subject: '1' }, { name: '\u202eAda\u2066 Lovelace' }, null);
  expect(identity.realname).toBe('Ada Lovelace');
});
