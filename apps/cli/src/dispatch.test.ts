import type { Command } from '@retron/command';
import { recordingIo } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { dispatch } from './dispatch.ts';

/** Prints its own name and arguments. */
function echo(name: string): Command {
  return {
    name,
    summary: `What ${name} does`,
    usage: `retron ${name} [words]`,
    run: async (args, io) => {
      io.out([name, ...args].join(' '));
      return 7;
    },
  };
}
const commands = [echo('library'), echo('library build'), echo('plan')];

async function run(...words: readonly string[]) {
  const { io, out, err } = recordingIo();
  return { status: await dispatch(words, commands, io), out: out.join('\n'), err: err.join('\n') };
}

describe('the program', () => {
  it('runs the command its words name with the rest, and ends with its status', async () => {
    expect(await run('plan', 'CCO', '--json')).toEqual({ status: 7, out: 'plan CCO --json', err: '' });
  });

  it('takes the command of more words where two fit', async () => {
    expect(await run('library', 'build', 'x')).toMatchObject({ out: 'library build x' });
    expect(await run('library', 'info')).toMatchObject({ out: 'library info' });
  });

  it('ends with 2 on a command nobody knows and says on standard error which there are', async () => {
    const { status, out, err } = await run('plam', 'CCO');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('Unknown command: plam CCO');
    expect(err).toContain('What library build does');
  });

  it.each([[[]], [['--help']], [['help']]])('lists its commands for %j', async (words) => {
    const { status, out, err } = await run(...words);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const { name } of commands) expect(out).toContain(name);
  });

  it('lists the commands of a group alone, for help and for who names only the group', async () => {
    const grouped = [...commands, echo('user add'), echo('user list')];
    const { io, out } = recordingIo();
    expect(await dispatch(['user', '--help'], grouped, io)).toBe(0);
    expect(out.join('\n')).toContain('What user add does');
    expect(out.join('\n')).not.toContain('What plan does');
    const bare = recordingIo();
    expect(await dispatch(['user'], grouped, bare.io)).toBe(2);
    expect(bare.err.join('\n')).toContain('Unknown command: user\n');
    expect(bare.err.join('\n')).toContain('What user list does');
    expect(bare.err.join('\n')).not.toContain('What plan does');
  });

  it('explains a command instead of running it on --help', async () => {
    expect(await run('plan', 'CCO', '--help')).toEqual({ status: 0, out: 'What plan does\n\nUsage: retron plan [words]', err: '' });
  });
});

describe('the commands', () => {
  it('are told apart by their names and begin their usage with them', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
    for (const { name, usage } of COMMANDS) expect(usage.startsWith(`retron ${name}`), usage).toBe(true);
  });

  it('are called wrongly by an option nobody knows', async () => {
    for (const command of COMMANDS) {
      const { io, out, err } = recordingIo();
      expect(await command.run(['--no-such-option'], io), command.name).toBe(2);
      expect(out).toEqual([]);
      expect(err.join('\n')).toContain('--no-such-option');
    }
  });
});
