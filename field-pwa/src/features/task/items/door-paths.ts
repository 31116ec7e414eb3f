// Where the ways of a task's card lead (specification 1 §2).
const id = String;

export const capturePath = (jobId: number, taskId: number): string => `/field/construction/${id(jobId)}/capture2/${id(taskId)}`;
export const filesPath = (jobId: number, taskId: number): string => `/field/construction/${id(jobId)}/${id(taskId)}/attachments`;
export const ticketPath = (jobId: number, taskId: number): string => `/field/task/${id(jobId)}/${id(taskId)}/ticket-of-work`;
