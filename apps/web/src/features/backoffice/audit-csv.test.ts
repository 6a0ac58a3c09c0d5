import { describe, expect, it } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const entry = {
  id: 1,
  at: '2026-11-21T09:12:00.000Z',
  actor: 'olga',
  action: 'account added',
  subject: 'marie',
  address: '192.0.2.1',
  details: {},
};

describe('the audit log as CSV', () => {
  it('has a head and a line each', () => {
    expect(auditCsv([entry])).toBe(
      'at,actor,action,subject,address,details\r\n2026-11-21T09:12:00.000Z,olga,account added,marie,192.0.2.1,{}\r\n',
    );
  });

  it('quotes what would break it, and no name becomes a formula', () => {
    const [, line] = auditCsv([{ ...entry, actor: '=1+1', subject: 'a "b", c', details: { special: true } }]).split('\r\n');
    expect(line).toBe(`2026-11-21T09:12:00.000Z,'=1+1,account added,"a ""b"", c",192.0.2.1,"{""special"":true}"`);
  });
});
