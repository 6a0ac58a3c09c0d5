import { MESSAGES } from '@retron/contract';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { paths } from '../addresses/paths.ts';
import { PageFailure } from '../shared/failures/PageFailure.tsx';
import { reloadPage } from '../shared/failures/reload-page.ts';
import * as texts from '../texts/app/frame.ts';
import * as common from '../texts/common.ts';

/** Stands in for a page that could not be drawn, such as one whose code could not be loaded. */
export function RouteFailure({ error }: ErrorComponentProps) {
  return (
    <PageFailure
      subject={texts.page}
      message={texts.pageNotShown(MESSAGES.reload)}
      error={error}
      onRetry={() => void reloadPage()}
      back={{ label: common.dashboard, to: paths.dashboard }}
    />
  );
}
