import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import project from '../../../../../fixtures/wire/project-1.json';
import { ApiError } from '../../api/api-error.ts';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { QueryFailure } from './QueryFailure.tsx';

afterEach(() => vi.unstubAllGlobals());

const GONE = new ApiError('not-found', 404, ['gone']);
const BEFORE = { projectid: 7, projectName: 'Shared project' };
const waysOut = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('a query that is no longer there', () => {
  it('leads to its project where the reader can still see that', async () => {
    answerCalls({ 'GET /app/apiv2/projects/7': { json: project } });
    await renderPage(<QueryFailure error={GONE} before={BEFORE} onRetry={() => undefined} />);
    await waitFor(() => expect(waysOut()[0]).toEqual(['Shared project', '/projects/7']));
  });

  it('leads to all projects who may no longer see its project', async () => {
    const calls = answerCalls({ 'GET /app/apiv2/projects/7': { status: 404, json: { errors: ['There is no such project.'] } } });
    await renderPage(<QueryFailure error={GONE} before={BEFORE} onRetry={() => undefined} />);
    await waitFor(() => expect(calls.some(({ path }) => path === '/app/apiv2/projects/7')).toBe(true));
    expect(waysOut()[0]?.[0]).toBe('Projects');
    expect(screen.queryByRole('link', { name: 'Shared project' })).toBeNull();
  });
});
