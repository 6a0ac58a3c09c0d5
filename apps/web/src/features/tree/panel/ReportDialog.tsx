import { Button, Textarea } from '@mantine/core';
import { LONGEST, MESSAGES, type WirePrecedent } from '@retron/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportPrecedent } from '../../../api/report-precedent.ts';
import { SlideUp } from '../../../components/dialogs/SlideUp.tsx';
import { tooLong } from '../../../components/text/too-long.ts';
import { toasts } from '../../../components/toast/toast-store.ts';
import * as texts from '../../../texts/tree/evidence.ts';

export interface ReportDialogProps {
  /** Null while nothing is reported. */
  readonly precedent: WirePrecedent | null;
  readonly onClose: () => void;
}

/** Says what is wrong with a precedent. */
export function ReportDialog({ precedent, onClose }: ReportDialogProps) {
  const [comment, setComment] = useState('');
  const commentTooLong = tooLong(comment, LONGEST.report);
  const report = useMutation({
    mutationFn: (rxnid: string) => reportPrecedent(rxnid, comment.trim()),
    onSuccess: () => {
      toasts.message(MESSAGES.reportSent);
      setComment('');
      onClose();
    },
    onError: () => toasts.error(MESSAGES.reportFailed),
  });
  return (
    <SlideUp
      isOpen={precedent !== null}
      title={texts.reportThisPrecedent}
      onClose={onClose}
      width={560}
      foot={
        <Button
          disabled={comment.trim() === '' || commentTooLong !== null}
          loading={report.isPending}
          onClick={() => precedent && report.mutate(`${precedent.source}:${precedent.prkey}`)}
        >
          {texts.sendReport}
        </Button>
      }
    >
      <Textarea
        label={texts.whatIsWrongWithIt}
        autosize
        minRows={3}
        value={comment}
        error={commentTooLong}
        onChange={(event) => setComment(event.currentTarget.value)}
        data-autofocus
      />
    </SlideUp>
  );
}
