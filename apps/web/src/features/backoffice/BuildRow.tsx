import { Button, Progress } from '@mantine/core';
import type { WireBuild } from '@retron/contract';
import { IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { isUnderWay, stopBuild } from '../../api/data-files.ts';
import { keys } from '../../api/keys.ts';
import { dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';
import { BuildReport } from './BuildReport.tsx';
import { buildText } from './data-file-texts.ts';

/** How far a build is, or how it ended; its report opens. */
export function BuildRow({ build }: { readonly build: WireBuild }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const stop = useMutation({
    mutationFn: () => stopBuild(build.id),
    onSettled: () => client.invalidateQueries({ queryKey: keys.dataFiles }),
    onError: (error) => toasts.error(reasonOf(error)),
  });
  const share = build.state === 'uploading' ? build.received / build.size : build.share;
  return (
    <li className={classes.build}>
      <div className={classes.buildHead}>
        <div className={classes.grow}>
          <b>{build.name}</b>
          <span className={classes.dim}> {texts.buildOrigin(build.filename, build.username, dateTimeText(build.created))}</span>
          <p role="status" data-failed={build.state === 'failed' || undefined}>
            {buildText(build)}
          </p>
        </div>
        {build.report === null ? null : (
          <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.hideReport : texts.report}
          </Button>
        )}
        {isUnderWay(build) ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlayerStop size={14} stroke={1.75} aria-hidden />}
            aria-label={texts.stopBuild(build.name)}
            onClick={() => stop.mutate()}
          >
            {common.stop}
          </Button>
        ) : null}
      </div>
      {isUnderWay(build) ? (
        <Progress
          aria-label={texts.progressOf(build.name)}
          value={share === null ? 100 : share * 100}
          animated={share === null}
          striped={share === null}
        />
      ) : null}
      {isOpen && build.report !== null ? (
        <section aria-label={texts.reportOn(build.name)} className={classes.report}>
          <BuildReport report={build.report} what={build.kind === 'library' ? texts.reactions : texts.rows} />
        </section>
      ) : null}
    </li>
  );
}
