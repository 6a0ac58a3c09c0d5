import { loadRdkitModule } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { PlanningPool } from './planning-pool.ts';

describe('a pool whose threads cannot start', () => {
  it('tries a few times and then says so, instead of trying for ever', async () => {
    const lost: string[] = [];
    const broken = await new Promise<string>((resolve, reject) => {
      loadRdkitModule().then((rdkitModule) => {
        const files = { libraries: [new SharedArrayBuffer(64)], rankers: [], catalogs: [], productWeights: [] };
        return new PlanningPool(1, { files, rdkitModule }, { onThreadLost: (reason) => lost.push(reason), onBroken: resolve });
      }, reject);
    });
    expect(broken).toContain('A library cannot be read');
    expect(lost).toHaveLength(2);
  });
});
