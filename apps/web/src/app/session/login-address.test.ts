import { describe, expect, it } from 'vitest';
import { loginAddress, passwordAddress, readLoginReason, readNext } from './login-address.ts';

describe('the address of the login page', () => {
  it('brings back where to go on to', () => {
    const reason = { next: '/projects/1?owner=a&sort=name', isExpired: true };
    expect(readLoginReason(loginAddress(reason).replace('/app/login', ''))).toEqual({ ...reason, refusal: null });
  });

  it('tells why single sign-on let nobody in, in words it knows', () => {
    expect(readLoginReason('?refused=taken&next=%2Fmolecules')).toEqual({ next: '/molecules', isExpired: false, refusal: 'taken' });
    expect(readLoginReason('?refused=%3Cb%3E').refusal).toBeNull();
  });

  it('says nothing that goes without saying', () => {
    expect(loginAddress({ next: '/', isExpired: false })).toBe('/app/login');
  });

  it('is gone on from by way of the page that asks for a password', () => {
    expect(readNext(new URL(passwordAddress('/projects/1?sort=name'), 'http://here').search)).toBe('/projects/1?sort=name');
    expect(passwordAddress('/')).toBe('/app/person/changePassword');
    expect(readNext('?next=%2F%2Felsewhere.example')).toBe('/');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/app/login', 'javascript:alert(1)'])(
    'does not go on to %s',
    (next) => expect(readLoginReason(`?next=${encodeURIComponent(next)}`).next).toBe('/'),
  );
});
