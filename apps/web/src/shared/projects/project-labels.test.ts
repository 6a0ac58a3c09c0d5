import type { ProjectSummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { dateText } from '../../components/text/dates.ts';
import { projectLabels } from './project-labels.ts';

const project = (id: number, name: string, owner: string, created: string) => ({ id, name, owner, created }) as ProjectSummary;
const labels = (...projects: readonly ProjectSummary[]) => [...projectLabels(projects).values()];
const [MAY, JUNE] = ['2026-05-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];

describe('the labels of projects', () => {
  it('are their names as long as these tell them apart', () => {
    expect(labels(project(1, 'Statins', 'Ada', MAY), project(2, 'Sartans', 'Ada', MAY))).toEqual(['Statins', 'Sartans']);
    expect(labels()).toEqual([]);
  });

  it('add the owner, then the day, then the number, where names are alike', () => {
    expect(
      labels(project(1, 'Default project', 'Ada', MAY), project(2, 'default project', 'Bob', MAY), project(3, 'Other', 'Bob', MAY)),
    ).toEqual(['Default project · Ada', 'default project · Bob', 'Other']);
    expect(labels(project(1, 'X', 'Ada', MAY), project(2, 'X', 'Ada', JUNE), project(3, 'X', 'Bob', JUNE))).toEqual([
      `X · Ada · ${dateText(MAY)}`,
      `X · Ada · ${dateText(JUNE)}`,
      'X · Bob',
    ]);
    const alike = labels(project(1, 'X', 'Ada', MAY), project(2, 'X', 'Ada', MAY));
    expect(new Set(alike).size).toBe(2);
    expect(alike[0]).toContain('1');
  });
});
