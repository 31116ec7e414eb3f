// A project for tests: with one job and nothing said of it.
import type { ProjectFacts } from '../project-data.ts';

export const buildProject = (): ProjectFacts => ({
  ...{ id: 4, version: 0, name: 'Box Hill', customer: null, fsam: null, region: null, manager: null, startDate: null, finishDate: null },
  ...{ comments: null, jobsTotal: 1, jobsComplete: 0, jobsOverdue: 0, jobsUndated: 0, health: 'On time', valueExGst: null, isHeld: true },
  progress: { stepDays: 1, points: [] },
});
