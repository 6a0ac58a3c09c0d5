import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../components/leave-for.ts';
import { openApp } from '../testing/open-app.tsx';

// A page of tests cannot be left.
vi.mock('../components/leave-for.ts', () => ({ leaveFor: vi.fn() }));

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Source: spec section 2, "Routes". */
describe('the addresses of the app', () => {
  it.each([
    ['/', 'Welcome, Fixture Chemist'],
    ['/no/such/page', 'Welcome, Fixture Chemist'],
    ['/projects/many', 'Welcome, Fixture Chemist'],
    ['/projects/', 'Projects'],
    ['/projects/1', 'PDE5 routes'],
    ['/projects/1/query', 'PDE5 routes'],
    ['/molecules/', 'Molecules'],
    ['/strategies/', 'Strategies'],
    ['/strategies/1', 'Core Disconnection 1.0'],
    ['/news/', 'News'],
    ['/news/showmore', 'News'],
    ['/guide', 'Guide'],
    ['/about', 'About Retron'],
    ['/legal', 'Imprint'],
    ['/legal-privacy', 'Privacy Policy'],
    ['/icedit', 'Editor'],
    ['/iceditor', 'Molecule editor'],
    ['/exports', 'Exports'],
  ])('%s shows "%s"', async (address, heading) => {
    openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 10_000 })).toBeDefined();
  });

  it.each([
    ['/legal', 'Imprint'],
    ['/legal-privacy', 'Privacy Policy'],
  ])('%s can be read without signing in', async (address, heading) => {
    openApp(address, { 'GET /app/api/whoami': { status: 401, json: { errors: ['Access is denied'] } } });
    expect(await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/app/login');
    expect(window.location.pathname).toBe(address);
  });

  it('/loading says that it is connecting', async () => {
    const calls = openApp('/loading');
    expect(await screen.findByText('connecting ...')).toBeDefined();
    // Every other page says so too until it is known who is there: this one asks nobody.
    expect(calls).toEqual([]);
  });

  it('/client draws a sample tree', async () => {
    openApp('/client');
    expect(await screen.findByRole('tree', {}, { timeout: 10_000 })).toBeDefined();
  });

  it('/app/goodbye says goodbye for two seconds and then goes to /app/login/auth', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openApp('/app/goodbye', { 'GET /app/api/whoami': { status: 401, json: { errors: ['Access is denied'] } } });
    expect(await screen.findByText('Goodbye. You are signed out.')).toBeDefined();
    await vi.advanceTimersByTimeAsync(1500);
    expect(leaveFor).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect(vi.mocked(leaveFor).mock.calls).toEqual([['/app/login/auth']]);
  });

  it('/app/goodbye tells nobody who is signed in that they are signed out', async () => {
    openApp('/app/goodbye');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Fixture Chemist' }, { timeout: 10_000 })).toBeDefined();
    expect(window.location.pathname).toBe('/');
  });
});
