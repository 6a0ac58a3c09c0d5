import { loadRdkitModule } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { PlanningPool } from './planning-pool.ts';

describe('a pool whose threads cannot start', () => {
  it('tries a few times and then says so, instead of trying for ever', async () => {
    const lost: string[] = [];
    const broken = await new Promise<string>((resolve, reject) => {
      loadRdkitModule().then((rdkitModule) => {
        const broken = { kind: 'library', name: 'broken-1.0', sha256: '', buffer: new SharedArrayBuffer(64) } as const;
        const installation = { files: [broken], notes: [] };
        return new PlanningPool(1, { installation, rdkitModule }, { onThreadLost: (reason) => lost.push(reason), onBroken: resolve });
      }, reject);
    });
    expect(broken).toContain('broken-1.0 cannot be opened');
    expect(lost).toHaveLength(2);
  });
});
