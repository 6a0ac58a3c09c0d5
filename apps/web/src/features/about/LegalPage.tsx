import { useQuery } from '@tanstack/react-query';
import { type LegalInfoType, legalInfoOptions } from '../../api/about.ts';
import { reasonOf } from '../../api/api-error.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import * as texts from '../../texts/about.ts';
import { LEGAL_TITLES } from '../../texts/about.ts';
import classes from './AboutPage.module.css';

export interface LegalPageProps {
  readonly type: LegalInfoType;
}

/** The imprint or the privacy policy, as the operator wrote it. */
export function LegalPage({ type }: LegalPageProps) {
  const info = useQuery(legalInfoOptions(type));
  const title = LEGAL_TITLES[type];
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: title }]} />
      <h1>{info.data?.title ?? title}</h1>
      {info.isPending ? <LoadingRows count={1} height={160} label={texts.loadingTitle(title)} /> : null}
      {info.isError ? <ErrorState message={reasonOf(info.error)} error={info.error} onRetry={() => void info.refetch()} /> : null}
      {info.data ? (
        <div className={classes.text}>
          <Markdown text={info.data.body} />
        </div>
      ) : null}
    </div>
  );
}
