// What the page of a group sends: its fields with a reason, its members, its place in the schedule, its leave.
import { z } from 'zod';
import { idInput, optionalIdInput, optionalTextOf } from '../kernel/input.ts';
import { archiveInput, recordEditInput } from '../record/record-input.ts';

const why = optionalTextOf(500);

export const saveGroupInput = z.intersection(recordEditInput, z.object({ why }));
export type SaveGroupInput = z.output<typeof saveGroupInput>;

export const archiveGroupInput = z.intersection(archiveInput, z.object({ why }));
export type ArchiveGroupInput = z.output<typeof archiveGroupInput>;

const MOST_PEOPLE = 200;
const people = z
  .array(idInput)
  .max(MOST_PEOPLE)
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);

/** With the contact stands the one that the editor saw. */
export const groupMembersInput = z
  .object({ groupId: idInput, join: people, leave: people, primaryUserId: optionalIdInput, basePrimaryUserId: optionalIdInput, why })
  .refine(({ join, leave }) => !leave.some((id) => join.includes(id)), { path: ['leave'], error: 'names someone who also joins.' });
export type GroupMembersInput = z.output<typeof groupMembersInput>;

export const moveGroupInput = z.object({ id: idInput, afterId: optionalIdInput });
export type MoveGroupInput = z.output<typeof moveGroupInput>;

/** A new one without an id. */
export const saveAbsenceInput = z.intersection(recordEditInput, z.object({ groupId: idInput }));
export type SaveAbsenceInput = z.output<typeof saveAbsenceInput>;

export const candidatesInput = z.object({ groupId: idInput, search: z.string().trim().max(100) });
