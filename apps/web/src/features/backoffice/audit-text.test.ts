import { describe, expect, it } from 'vitest';
import { auditText } from './audit-text.ts';

const entry = { id: 1, at: '2026-11-02T08:00:00Z', actor: 'admin', subject: 'nightly report', address: '127.0.0.1', details: {} };

describe('what stands in the audit log', () => {
  it('says details in words, yes and no among them', () => {
    const details = { mayWrite: false, days: 90 };
    expect(auditText({ ...entry, action: 'token made', details })).toBe('token made: nightly report (may write: no, days: 90)');
    expect(auditText({ ...entry, action: 'account added', subject: 'otto', details: { special: true } })).toBe(
      'account added: otto (special: yes)',
    );
  });

  it('says from where somebody signed in, and no subject where it is who did it', () => {
    expect(auditText({ ...entry, action: 'signed in', subject: 'admin' })).toBe('signed in from 127.0.0.1');
  });
});
