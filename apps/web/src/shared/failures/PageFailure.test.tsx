import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PageFailure } from './PageFailure.tsx';

const BACK = { label: 'Projects', to: '/projects/' };

describe('PageFailure', () => {
  it('offers the ways out but no Retry for what does not exist', async () => {
    const error = new ApiError('not-found', 404, ['There is no such project.']);
    await renderPage(<PageFailure subject="Project" message="Could not load project." error={error} onRetry={() => {}} back={BACK} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeDefined();
    expect(screen.getByText('Could not load project.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toMatch(/^\/projects\/?$/);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
  });

  it('offers Retry where trying again can help', async () => {
    const onRetry = vi.fn();
    await renderPage(
      <PageFailure subject="Project" message="Down." error={new ApiError('no-response', 0, [])} onRetry={onRetry} back={BACK} />,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not loaded' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
