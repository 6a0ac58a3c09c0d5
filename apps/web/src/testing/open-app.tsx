import './browser-stand-ins.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { type Answers, useFixtureFetch as answerCalls, type SentCall } from './fixture-fetch.ts';

/** Of the real clock, whatever a test does with it. */
const wait = setTimeout;
/** A dialog that goes with its test asks for a step back in the history, which all tests of a file share: it comes within so many milliseconds. */
const STEP_BACK_MS = 20;

/** The whole app at an address, with a signed-in reader unless the answers say otherwise; what it calls is returned. */
export function openApp(address: string, answers: Answers = {}): readonly SentCall[] {
  const calls = answerCalls(answers);
  onTestFinished(() => new Promise<void>((done) => void wait(done, STEP_BACK_MS)));
  window.history.replaceState(null, '', address);
  const router = createAppRouter();
  render(
    <ThemeProvider environment="test">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return calls;
}
