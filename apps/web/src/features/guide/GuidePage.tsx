import { Button, useComputedColorScheme } from '@mantine/core';
import { IconKeyboard, IconMap2 } from '@tabler/icons-react';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { useSample } from '../../shared/queries/sample.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/guide.ts';
import { GUIDE_SECTIONS, type GuidePicture, type GuideSection } from '../../texts/guide-sections.ts';
import classes from './GuidePage.module.css';

/** How to ask, read and use what Retron finds: for chemists, on one page. */
export function GuidePage() {
  const { openShortcuts, startTour } = useShellActions();
  const { withSample, isCopying } = useSample();
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: texts.guide }]} />
      <nav className={classes.contents} aria-label={texts.contents}>
        <ul>
          {GUIDE_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.text}>
        <h1>{texts.guide}</h1>
        <p>{texts.introduction}</p>
        <div className={classes.actions}>
          {withSample === null ? null : (
            <Button
              variant="light"
              leftSection={<IconMap2 size={16} stroke={1.75} />}
              loading={isCopying}
              onClick={() => withSample(startTour)}
            >
              {texts.tourOfSampleResult}
            </Button>
          )}
          <Button variant="default" leftSection={<IconKeyboard size={16} stroke={1.75} />} onClick={openShortcuts}>
            {common.keyboardShortcuts}
          </Button>
        </div>
        {GUIDE_SECTIONS.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ section }: { readonly section: GuideSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={classes.section}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points ? (
        <dl>
          {section.points.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {section.picture ? <Picture picture={section.picture} /> : null}
    </section>
  );
}

const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

function Picture({ picture: { name, alt, width, height } }: { readonly picture: GuidePicture }) {
  const scheme = useComputedColorScheme('light');
  const file = FILES[`./pictures/${name}-${scheme}.webp`];
  if (file === undefined) return null;
  return <img className={classes.picture} src={file} alt={alt} width={width} height={height} loading="lazy" />;
}
