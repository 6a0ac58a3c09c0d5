import type { WireBuildReport } from '@retron/contract';
import * as texts from '../../texts/backoffice/data-files.ts';
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
      <p>{texts.readAndUsed(numberText(report.read), what, numberText(report.used))}</p>
      <CountList label={texts.leftOut} counts={report.dropped} wordOf={reasonText} />
      <CountList
        label={texts.besides}
        counts={Object.fromEntries(Object.entries(report.noted).filter(([, count]) => count > 0))}
        wordOf={notedText}
      />
      <CountList label={texts.fieldsThatWereNotUsed} counts={report.unread} />
    </>
  );
}
