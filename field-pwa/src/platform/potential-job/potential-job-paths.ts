// Where the potential jobs of a person and their photos are.
export const POTENTIAL_JOBS_PATH = '/field/potentialjobs';

/** @param key of one of them, whose summary is shown */
export const potentialJobPath = (key: string): string => `${POTENTIAL_JOBS_PATH}?show=${encodeURIComponent(key)}`;

/** @param key its number, or the id of the action that added it */
export const potentialJobCapturePath = (key: string): string => `/field/potentialjob/${encodeURIComponent(key)}/capture`;
