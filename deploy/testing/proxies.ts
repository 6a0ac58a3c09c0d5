import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from './certificate.ts';

export interface Place {
  /** A folder of its own, for its files. */
  readonly folder: string;
  readonly certificate: Certificate;
  /** Ports of the two webs on this machine. */
  readonly webs: readonly [number, number];
  readonly httpPort: number;
  readonly httpsPort: number;
}

interface Proxy {
  readonly name: 'nginx' | 'caddy';
  /** Writes the files it needs. @returns its arguments */
  prepare(place: Place): readonly string[];
}

const shipped = (name: string) => readFileSync(new URL(`../proxy/${name}`, import.meta.url), 'utf8');

/** Replaces each text. @throws when one is not there: the shipped file would not be what is tried */
function adapt(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The configuration does not say "${from}".`);
    return adapted.replaceAll(from, to);
  }, text);
}

/** What an operator changes: name, certificate, webs. */
const operatorsChanges = ({ certificate, webs }: Place): readonly (readonly [string, string])[] => [
  ['retron.example.org', 'localhost'],
  ['/etc/ssl/retron/fullchain.pem', certificate.file],
  ['/etc/ssl/retron/privkey.pem', certificate.keyFile],
  ['10.0.0.11:8080', `127.0.0.1:${webs[0]}`],
  ['10.0.0.12:8080', `127.0.0.1:${webs[1]}`],
];

/** The proxies for which a configuration is shipped. */
export const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    prepare: (place) => {
      const { folder, httpPort, httpsPort } = place;
      const site = adapt(shipped('nginx.conf'), [
        ...operatorsChanges(place),
        ['listen 80;', `listen 127.0.0.1:${httpPort};`],
        ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      mkdirSync(join(folder, 'conf.d'));
      writeFileSync(join(folder, 'conf.d/retron.conf'), site);
      writeFileSync(
        join(folder, 'nginx.conf'),
        [
          ...(process.getuid?.() === 0 ? ['user nobody nogroup;'] : []),
          `pid ${folder}/pid;`,
          'error_log stderr warn;',
          'events {}',
          `http { access_log off; ${temporary.join(' ')} include ${folder}/conf.d/*.conf; }`,
        ].join('\n'),
      );
      return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    },
  },
  {
    name: 'caddy',
    prepare: (place) => {
      const { folder, httpPort, httpsPort } = place;
      const options = ['admin off', `http_port ${httpPort}`, `https_port ${httpsPort}`, 'default_bind 127.0.0.1'];
      const file = join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n${options.map((option) => `\t${option}\n`).join('')}}\n${adapt(shipped('Caddyfile'), operatorsChanges(place))}`,
      );
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

export interface RunningProxy {
  /** What it printed, for a test that fails. */
  output(): string;
  stop(): Promise<void>;
}

export function startProxy(proxy: Proxy, program: string, place: Place): RunningProxy {
  const child: ChildProcess = spawn(program, [...proxy.prepare(place)], {
    env: { PATH: process.env.PATH, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
