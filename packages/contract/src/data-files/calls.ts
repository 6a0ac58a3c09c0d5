import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { dataBuild, dataBuildPath, dataFilePath, dataFilesAnswer, newBuildBody, partQuery, usingQueriesAnswer } from './data-file.ts';

const area = 'data files';
const access = 'special';
const FILES = '/app/api/backoffice/datafiles';
const BUILDS = '/app/api/backoffice/builds';

/** Libraries and catalogues of the installation: what there is, on and off, made of uploaded files. */
export const dataFileCalls = {
  list: defineCall({
    name: 'listDataFiles',
    method: 'GET',
    path: FILES,
    area,
    access,
    summary: 'Libraries and catalogues, and the newest builds',
    description: 'Those of the machine that answers.',
    answer: dataFilesAnswer,
  }),
  switch: defineCall({
    name: 'switchDataFile',
    method: 'PUT',
    path: `${FILES}/{kind}/{name}`,
    area,
    access,
    summary: 'Switch a library or catalogue on or off',
    description: 'From the next plan on, everywhere. What was planned with it keeps its precedents.',
    params: dataFilePath,
    body: z.strictObject({ on: z.boolean().describe('Whether it is on.') }),
    answer: doneAnswer,
    errors: ['not-found'],
  }),
  delete: defineCall({
    name: 'deleteDataFile',
    method: 'DELETE',
    path: `${FILES}/{kind}/{name}`,
    area,
    access,
    summary: 'Delete a library or catalogue of the team',
    description: 'For ever, from the machine that answers; it must be off.',
    params: dataFilePath,
    answer: doneAnswer,
    errors: ['not-found', 'conflict'],
  }),
  listQueries: defineCall({
    name: 'listDataFileQueries',
    method: 'GET',
    path: `${FILES}/{kind}/{name}/queries`,
    area,
    access,
    summary: 'Queries that were planned with a library or catalogue',
    description: 'The newest first.',
    params: dataFilePath,
    answer: usingQueriesAnswer,
    errors: ['not-found'],
  }),
  begin: defineCall({
    name: 'beginBuild',
    method: 'POST',
    path: BUILDS,
    area,
    access,
    summary: 'Announce a file that becomes a library or catalogue',
    description: 'Its contents follow in parts.',
    body: newBuildBody,
    answer: dataBuild,
    errors: ['conflict'],
  }),
  sendPart: defineCall({
    name: 'sendBuildPart',
    method: 'PUT',
    path: `${BUILDS}/{id}/file`,
    area,
    access,
    summary: 'Send the next part of the file',
    description: 'Bytes as they are (`application/octet-stream`), one part after another; the build begins after the last.',
    params: dataBuildPath,
    query: partQuery,
    answer: dataBuild,
    errors: ['not-found', 'conflict'],
  }),
  stop: defineCall({
    name: 'stopBuild',
    method: 'POST',
    path: `${BUILDS}/{id}/stop`,
    area,
    access,
    summary: 'Stop a build',
    description: 'It leaves nothing behind.',
    params: dataBuildPath,
    answer: dataBuild,
    errors: ['not-found', 'conflict'],
  }),
} as const;
