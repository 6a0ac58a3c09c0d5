import type { WireBuildReport } from '@retron/contract';
import { numberText } from '../../texts/counts.ts';
import { CountList } from './CountList.tsx';
import { notedText, reasonText } from './data-file-texts.ts';

export interface BuildReportProps {
  readonly report: WireBuildReport;
  /** What was read, such as `reactions`. */
  readonly what: string;
}

/** What became of a file: read, used, left out and why. */
export function BuildReport({ report, what }: BuildReportProps) {
  return (
    <>
      <p>
        {numberText(report.read)} {what} read, {numberText(report.used)} used.
      </p>
      <CountList label="Left out" counts={report.dropped} wordOf={reasonText} />
      <CountList
        label="Besides"
        counts={Object.fromEntries(Object.entries(report.noted).filter(([, count]) => count > 0))}
        wordOf={notedText}
      />
      <CountList label="Fields that were not used" counts={report.unread} />
    </>
  );
}
