/** The address of a part of a job; the summary is the job's own. */
export const tabPath = (jobId: number, key: string): string => `/construction/${String(jobId)}${key === 'summary' ? '' : `/${key}`}`;
