import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { keepFocus } from './components/keep-focus.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element #root');

keepFocus(document);
createRoot(place).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createAppRouter()} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
