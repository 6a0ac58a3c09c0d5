import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: null, adminPassword: null, logLevel: 'info' });
    expect(settings.workers).toBeGreaterThanOrEqual(1);
    expect(isAbsolute(settings.dataFolder)).toBe(true);
    expect(settings.dataFolder.endsWith('/data')).toBe(true);
  });

  it('take an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  it('take what is given', () => {
    const given = { PORT: '9000', HOST: '0.0.0.0', RETRON_DATA: '/srv/retron', RETRON_WORKERS: '3', DATABASE_URL: 'postgres://db/retron' };
    expect(readSettings(given)).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataFolder: '/srv/retron',
      workers: 3,
      databaseUrl: 'postgres://db/retron',
    });
  });

  it('know where precedents of some sources can be read', () => {
    const rhea = { RHEA: 'https://www.rhea-db.org/rhea/{key}' };
    expect(readSettings({}).precedentLinks).toEqual(rhea);
    const given = 'REAXYS=https://reaxys.example/{key}?view=reaction  SOS=http://sos.example/{key}';
    expect(readSettings({ RETRON_PRECEDENT_LINKS: given }).precedentLinks).toEqual({
      ...rhea,
      REAXYS: 'https://reaxys.example/{key}?view=reaction',
      SOS: 'http://sos.example/{key}',
    });
    for (const wrong of ['REAXYS=https://reaxys.example/', 'OTHER=https://x.example/{key}', 'SOS=javascript:{key}']) {
      expect(() => readSettings({ RETRON_PRECEDENT_LINKS: wrong })).toThrow('The setting RETRON_PRECEDENT_LINKS must be');
    }
  });

  it('take proxies by address, by network and by name, and refuse what is none of these', () => {
    expect(readSettings({}).trustedProxies).toEqual(['loopback']);
    const given = '10.0.0.7, 192.0.2.0/24 2001:db8::/32,uniquelocal';
    expect(readSettings({ RETRON_TRUST_PROXY: given }).trustedProxies).toEqual([
      '10.0.0.7',
      '192.0.2.0/24',
      '2001:db8::/32',
      'uniquelocal',
    ]);
    for (const wrong of ['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/255.0.0.0', 'true', '10.0.0.7/', '1']) {
      expect(() => readSettings({ RETRON_TRUST_PROXY: wrong }), wrong).toThrow('The setting RETRON_TRUST_PROXY must be addresses');
    }
  });

  it('take a provider of single sign-on whole or not at all', () => {
    expect(readSettings({})).toMatchObject({ singleSignOn: null, localAccounts: true });
    const given = { RETRON_OIDC_ISSUER: 'https://id.example.org/realms/house', RETRON_OIDC_CLIENT_ID: 'retron' };
    expect(readSettings({ ...given, RETRON_PUBLIC_URL: 'https://retron.example.org/', RETRON_LOCAL_ACCOUNTS: 'no' })).toMatchObject({
      singleSignOn: {
        name: 'single sign-on',
        issuer: 'https://id.example.org/realms/house',
        clientSecret: null,
        scopes: 'openid profile email',
        groupsClaim: null,
        takesAccounts: false,
        publicUrl: 'https://retron.example.org',
      },
      localAccounts: false,
    });
    const wrong = (more: Readonly<Record<string, string>>) => () =>
      readSettings({ ...given, RETRON_PUBLIC_URL: 'https://r.example', ...more });
    expect(() => readSettings(given)).toThrow('The setting RETRON_PUBLIC_URL must be set where RETRON_OIDC_ISSUER is.');
    expect(wrong({ RETRON_OIDC_CLIENT_ID: '' })).toThrow('The setting RETRON_OIDC_CLIENT_ID must be set where RETRON_OIDC_ISSUER is.');
    expect(wrong({ RETRON_OIDC_SPECIAL_GROUP: 'admins' })).toThrow('The setting RETRON_OIDC_GROUPS_CLAIM must be set');
    expect(wrong({ RETRON_OIDC_ISSUER: 'http://id.example.org' })).toThrow('The setting RETRON_OIDC_ISSUER must begin with https://');
    expect(wrong({ RETRON_OIDC_SCOPES: 'profile' })).toThrow('The setting RETRON_OIDC_SCOPES must have the word openid');
    expect(() => readSettings({ RETRON_LOCAL_ACCOUNTS: 'no' })).toThrow('nobody could sign in');
  });

  it('name every one that is wrong, and say what it should be', () => {
    const read = () => readSettings({ PORT: 'http', RETRON_WORKERS: '0', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      [
        'The setting PORT must be a number.',
        'The setting DATABASE_URL must begin with postgres:// or postgresql://.',
        'The setting RETRON_WORKERS must be at least 1.',
      ].join('\n'),
    );
  });
});
