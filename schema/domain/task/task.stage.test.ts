import { taskStage } from './task.stage.ts';

const none = { acceptedDate: null, onsiteDate: null, completedDate: null };
const at = '2026-11-19T20:22:00Z';

describe('the derived stage (Spec 2 §4)', () => {
  it.each([
    [{}, 'New Job'],
    [{ acceptedDate: at }, 'Accepted'],
    [{ onsiteDate: at }, 'Work In Progress'],
    [{ acceptedDate: at, onsiteDate: at }, 'Work In Progress'],
    [{ completedDate: at }, 'Completed'],
    [{ acceptedDate: at, onsiteDate: at, completedDate: at }, 'Completed'],
  ])('%j is %s', (facts, stage) => {
    expect(taskStage({ ...none, ...facts })).toBe(stage);
  });
});
