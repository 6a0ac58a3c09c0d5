import type { Database } from '../database/database.ts';
import { countQueriesByStatus, databaseSize, queueFigures, recentWaits } from '../repositories/health.ts';
import { listProcesses } from '../repositories/processes.ts';

/** What the database knows of how the installation is; for special users. */
export async function readInstallationState(database: Database) {
  const [processes, queue, waits, queries, databaseBytes] = await Promise.all([
    listProcesses(database),
    queueFigures(database),
    recentWaits(database),
    countQueriesByStatus(database),
    databaseSize(database),
  ]);
  return { processes, queue, waits, queries, databaseBytes };
}
