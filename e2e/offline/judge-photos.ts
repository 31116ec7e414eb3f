// Whether each photo of a crew's phones is at the office once, whole, and as it was taken, or on its phone because it needs the person.
import type pg from 'pg';
import type { CrewPhotos, TakenFacts } from './crew-photos.ts';

interface Stored {
  readonly client_id: string;
  readonly state: string;
  readonly sent: string;
  readonly comments: string | null;
  readonly schedule_id: number | null;
  readonly taken_at: Date | null;
}

interface Judged {
  readonly wrong: readonly string[];
  readonly counts: { readonly taken: number; readonly received: number };
}

export async function judgePhotos(database: pg.Client, jobId: number, phones: readonly CrewPhotos[]): Promise<Judged> {
  const { rows } = await database.query<Stored>(
    `select a.client_id, a.state, f.sha256 as sent, a.comments, a.schedule_id, a.taken_at
       from attachment a left join stored_file f on f.id = coalesce(a.file_id, a.awaited_file_id) where a.construction_id = $1 and a.client_id is not null`,
    [jobId],
  );
  const taken = phones.flatMap((phone) => [...phone.taken.values()]);
  const wrong = rows
    .filter(({ client_id }) => !taken.some(({ id }) => id === client_id))
    .map(({ client_id }) => `a photo is doubled: ${client_id}`);
  wrong.push(
    ...rows.filter(({ state }) => state !== 'uploaded').map(({ client_id, state }) => `a photo without its picture: ${client_id} ${state}`),
  );
  for (const phone of phones) {
    const left = new Map((await phone.left()).map((photo) => [photo.id, photo.sync]));
    for (const facts of phone.taken.values()) {
      const [row, other] = rows.filter(({ client_id }) => client_id === facts.id);
      const sync = left.get(facts.id);
      if (other !== undefined) wrong.push(`a photo is doubled: ${facts.id}`);
      if (row === undefined && sync === undefined && !phone.removed.has(facts.id)) wrong.push(`a photo is lost: ${facts.id}`);
      if (row !== undefined && phone.removed.has(facts.id)) wrong.push(`a photo was sent though it was let go of: ${facts.id}`);
      if (sync !== undefined && !sync.needsYou) wrong.push(`a photo is stuck: ${facts.id} ${sync.status}`);
      if (row !== undefined && sync !== undefined) wrong.push(`a photo is there and still here: ${facts.id} ${sync.status}`);
      if (row !== undefined && !isAsTaken(row, facts)) wrong.push(`a photo is not as it was taken: ${JSON.stringify({ row, facts })}`);
    }
  }
  return { wrong, counts: { taken: taken.length, received: rows.length } };
}

const isAsTaken = (row: Stored, { sha256, description, taskId, takenAt }: TakenFacts): boolean =>
  row.sent === sha256 && row.comments === description && row.schedule_id === taskId && row.taken_at?.toISOString() === takenAt;
