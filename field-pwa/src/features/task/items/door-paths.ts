// Where the ways of a task's card lead (specification 1 §2).
const id = String;

/** The parameter of the shot that is taken first. */
export const SHOT = 'shot';

/** @param shot the title that is offered first */
export function capturePath(jobId: number, taskId: number, shot?: string): string {
  const path = `/field/construction/${id(jobId)}/capture2/${id(taskId)}`;
  return shot === undefined ? path : `${path}?${new URLSearchParams({ [SHOT]: shot }).toString()}`;
}
export const filesPath = (jobId: number, taskId: number): string => `/field/construction/${id(jobId)}/${id(taskId)}/attachments`;
export const ticketPath = (jobId: number, taskId: number): string => `/field/task/${id(jobId)}/${id(taskId)}/ticket-of-work`;
