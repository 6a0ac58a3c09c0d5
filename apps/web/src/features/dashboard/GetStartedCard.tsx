import { Button } from '@mantine/core';
import { SAMPLE_SHAPE } from '@retron/contract';
import { IconBinaryTree, IconPlus, IconRocket } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { Card } from '../../components/Card.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { useSample } from '../../shared/queries/sample.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';
import { TourOffer } from './TourOffer.tsx';

/** The main job in three lines, and the sample result where there is one. */
export function GetStartedCard() {
  const { openNewQuery } = useShellActions();
  const navigate = useNavigate();
  const { query: sample, withSample, isCopying } = useSample();
  return (
    <Card
      title={texts.getStarted}
      icon={<IconRocket size={18} stroke={1.75} aria-hidden />}
      actions={
        <>
          <Button variant="light" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => openNewQuery({})}>
            {common.newQuery}
          </Button>
          {withSample === null ? null : sample === null ? (
            <Button
              variant="default"
              loading={isCopying}
              leftSection={<IconBinaryTree size={16} stroke={1.75} />}
              onClick={() => withSample(({ id, projectid }) => void navigate({ to: paths.tree(projectid, id) }))}
            >
              {texts.openSampleResult}
            </Button>
          ) : (
            <Button
              component={Link}
              to={paths.tree(sample.projectid, sample.id)}
              variant="default"
              leftSection={<IconBinaryTree size={16} stroke={1.75} />}
            >
              {texts.openSampleResult}
            </Button>
          )}
        </>
      }
    >
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <b aria-hidden>{index + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      {withSample === null ? null : (
        <>
          <p className={classes.note}>
            {texts.sampleHolds(SAMPLE_SHAPE.suggestions, SAMPLE_SHAPE.structures)}
            {sample === null ? ` ${texts.sampleIsCopied}` : ''}
          </p>
          <TourOffer withSample={withSample} isCopying={isCopying} />
        </>
      )}
    </Card>
  );
}

const STEPS = [texts.drawOrPasteTargetMolecule, texts.chooseModeOrSettings, texts.readEvidenceSelectRoute] as const;
