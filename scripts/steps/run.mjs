import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a command to its end. Nothing is thrown for a failing command: look at `code`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, capture?: boolean, toStderr?: boolean }} [options] - `cwd` is the root unless
 * given; `capture` keeps the output instead of showing it; `toStderr` shows standard output on standard error.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const show = options.toStderr ? process.stderr : 'inherit';
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', show, 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** The program of an installed package, run by this Node: `bin('vite', 'bin/vite.js')`. */
export function bin(packageName, path) {
  return `${ROOT}/node_modules/${packageName}/${path}`;
}
