import type { NewBuildBody, WireBuild, WireDataFile } from '@retron/contract';
import type { AskedBuild } from '../commands/data-builds.ts';
import type { KnownFile } from '../commands/data-files.ts';
import type { BuildRow } from '../repositories/data-builds.ts';
import type { UsingQuery } from '../repositories/data-file-use.ts';
import { directionWord } from './words.ts';

const settingsText = (settings: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** What header and installation say of a file; the facts that only one kind has are null for the other. */
export function dataFileOf({ file, isOwn, isOn, isReady, queries, build }: KnownFile): WireDataFile {
  const { header } = file;
  const common = {
    kind: file.kind,
    name: file.fullName,
    displayname: header.displayName,
    version: header.version,
    sha256: header.hash,
    licence: header.licence,
    size: file.bytes,
    own: isOwn,
    on: isOn,
    ready: isReady,
    queries,
    build: build === null ? null : buildOf(build),
  };
  const sources = header.sources.map(({ name, sha256, licence, reactionsRead, reactionsUsed, dropped }) => ({
    ...{ name, sha256, licence, dropped },
    read: reactionsRead,
    used: reactionsUsed,
  }));
  if (file.kind === 'library') {
    const { builder, counts, directions, displayText } = file.header;
    return {
      ...common,
      sources,
      displaytext: displayText,
      directions: directions.map((direction) => directionWord.toWire(direction)),
      builder: builder.version,
      settings: settingsText(builder.settings),
      reactions: counts.reactions,
      precedents: counts.precedents,
      transforms: counts.transforms.reduce((sum, count) => sum + count, 0),
      compounds: null,
      priced: null,
    };
  }
  const { builder, imported, rules, size } = file.header;
  const list = imported && {
    ...{ name: imported.fileName, sha256: imported.sha256, licence: header.licence, dropped: imported.refused },
    read: imported.rowsRead,
    used: imported.rowsUsed,
  };
  return {
    ...common,
    sources: list ? [...sources, list] : sources,
    displaytext: '',
    directions: [],
    builder: builder.version,
    settings: rules.join(' '),
    reactions: null,
    precedents: null,
    transforms: null,
    compounds: size,
    priced: imported?.priced ?? null,
  };
}

export function buildOf(row: BuildRow): WireBuild {
  const { id, kind, fileName, state, message, stage, done, share, username, report } = row;
  return {
    ...{ id, kind, state, message, stage, done, share, username },
    name: `${row.name}-${row.version}`,
    displayname: row.displayName,
    filename: fileName,
    size: row.fileBytes,
    received: row.receivedBytes,
    created: row.createdAt.toISOString(),
    finished: row.finishedAt?.toISOString() ?? null,
    report,
  };
}

/** What the commands of builds name otherwise than the wire. */
export const BUILD_FIELDS = { fileName: 'filename', fileBytes: 'size' } as const;

export function askedBuildOf(body: NewBuildBody): AskedBuild {
  const { name, version, displayname: displayName, filename: fileName, size: fileBytes } = body;
  const common = { name, version, displayName, fileName, fileBytes, licence: body.licence || 'unknown' };
  if (body.kind === 'library') {
    return { kind: 'library', ...common, choices: { displayText: body.displaytext, minimumSupport: body.minimumsupport } };
  }
  const { currency, decimal, rates, website, link } = body;
  return {
    kind: 'catalog',
    ...common,
    choices: {
      currency,
      decimalSign: decimal === 'comma' ? ',' : '.',
      rates: Object.fromEntries(rates.map(({ currency, dollars }) => [currency, dollars])),
      website: website || null,
      link: link || null,
    },
  };
}

export function usingQueryOf({ id, projectId, name, username, createdAt }: UsingQuery) {
  return { id, projectid: projectId, name, owner: username, created: createdAt.toISOString() };
}
