// The values of a job as the server sends them: plain ones by field.
import { z } from 'zod';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export function readValues(given: unknown): JobValues {
  const parsed = values.safeParse(given);
  return parsed.success ? parsed.data : {};
}
