import { username as usernameOnTheWire } from '@retron/contract';
import {
  addAccount,
  changeAccount,
  type NewPassword,
  readAccounts,
  resetPassword,
  TEMPORARY_PASSWORD_HOURS,
} from '../commands/accounts.ts';
import { OPERATOR } from '../commands/audit.ts';
import type { Outcome } from '../commands/outcome.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { checkSchema } from '../database/migrate.ts';
import { findPlace, withSharedDatabase } from './installation-place.ts';
import { type OperatorCommand, type OperatorContext, readArguments, UsageError } from './operator-command.ts';

const DATA = { data: { type: 'string' } } as const;

/** Works on the accounts of an installation, whether it runs or not. @throws SchemaTooOld and SchemaTooNew */
function withAccounts<T>(data: string | undefined, context: OperatorContext, work: (database: Database) => Promise<T>): Promise<T> {
  return withSharedDatabase(findPlace(data, context), async (url) => {
    await checkSchema(url);
    const pool = openDatabase(url, () => undefined, 2);
    try {
      return await work(pool.database);
    } finally {
      await pool.close();
    }
  });
}

/** @throws an error whose message is for the operator */
function orFail<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.error.message);
}

function tellPassword({ account, password }: NewPassword, { tell, say }: OperatorContext): void {
  say(
    `The password of ${account.username}, shown this once; it has to be changed at the first sign-in, within ${TEMPORARY_PASSWORD_HOURS} hours:`,
  );
  tell(password);
}

export const userAddCommand: OperatorCommand = {
  name: 'user add',
  usage: 'NAME --realname TEXT [--mail ADDRESS] [--special] [--data FOLDER]',
  run: async (args, context) => {
    const options = { ...DATA, realname: { type: 'string' }, mail: { type: 'string' }, special: { type: 'boolean' } } as const;
    const { values, positionals } = readArguments(args, options, 1);
    const name = usernameOnTheWire.safeParse(positionals[0]);
    if (!name.success) throw new UsageError(name.error.issues[0].message);
    const realname = values.realname?.trim() ?? '';
    if (realname === '') throw new UsageError('Name the person with --realname.');
    const asked = { username: name.data, realname, mail: values.mail ?? '', isSpecial: values.special ?? false };
    const made = await withAccounts(values.data, context, (database) => addAccount(database, OPERATOR, asked));
    tellPassword(orFail(made), context);
  },
};

export const userListCommand: OperatorCommand = {
  name: 'user list',
  usage: '[--data FOLDER]',
  run: async (args, context) => {
    const { values } = readArguments(args, DATA, 0);
    const accounts = await withAccounts(values.data, context, readAccounts);
    for (const { username, realname, isSpecial, disabledAt, mustChangePassword, lastSignInAt } of accounts) {
      const state = disabledAt !== null ? 'disabled' : mustChangePassword ? 'new password' : 'active';
      const signIn = lastSignInAt === null ? 'never signed in' : `last signed in ${lastSignInAt.toISOString()}`;
      context.tell([username, realname, isSpecial ? 'special' : 'ordinary', state, signIn].join('\t'));
    }
  },
};

/** A command that disables or enables an account. */
function switchCommand(word: 'disable' | 'enable'): OperatorCommand {
  return {
    name: `user ${word}`,
    usage: 'NAME [--data FOLDER]',
    run: async (args, context) => {
      const { values, positionals } = readArguments(args, DATA, 1);
      const change = { isDisabled: word === 'disable' };
      const changed = await withAccounts(values.data, context, (database) =>
        changeAccount(database, OPERATOR, { username: positionals[0] }, change),
      );
      context.say(`${orFail(changed).username} is ${word}d.`);
    },
  };
}

export const userDisableCommand = switchCommand('disable');
export const userEnableCommand = switchCommand('enable');

export const userResetCommand: OperatorCommand = {
  name: 'user reset',
  usage: 'NAME [--data FOLDER]',
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, DATA, 1);
    const reset = await withAccounts(values.data, context, (database) => resetPassword(database, OPERATOR, { username: positionals[0] }));
    tellPassword(orFail(reset), context);
  },
};
