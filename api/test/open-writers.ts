// Writers whose transactions stay open over several steps. What another one holds is left alone, so that no step ever waits.
import type { Client } from 'pg';
import { GROUPS, PEOPLE } from './world.ts';

/** A choice among so many. */
export type Choose = (of: number) => number;

/** The same for the same number: mulberry32. */
export function choices(seed: number): Choose {
  let state = seed * 0x9e3779b9;
  return (of) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * of);
  };
}

const ANY_GROUP = Object.values(GROUPS);
const MOVING_PEOPLE = [PEOPLE.field, PEOPLE.sub, PEOPLE.sub2];

/** Each locks what it touches, and does nothing when that is held. */
const STEPS: readonly ((client: Client, choose: Choose) => Promise<unknown>)[] = [
  // a task goes to another group, is completed there, or is taken back
  (client, choose) =>
    client.query(
      `update schedule set group_id = $1, version = version + 1,
         completed_date = case when $3 then now() end, completed_group_id = case when $3 then group_id else completed_group_id end
       where id = (select id from schedule order by (id * $2) % 7, id limit 1 for update skip locked)`,
      [ANY_GROUP[choose(3)], choose(7) + 1, choose(2) === 1],
    ),
  (client, choose) =>
    client.query(
      `update schedule_item set completed_qty = $1 where id = (
         select i.id from schedule_item i join schedule s on s.id = i.schedule_id order by (i.id * $2) % 11, i.id limit 1
         for update of i skip locked for key share of s skip locked)`,
      [choose(50), choose(11) + 1],
    ),
  (client) =>
    client.query('delete from field_comment where id = (select id from field_comment order by id limit 1 for update skip locked)'),
  (client, choose) =>
    client.query(
      `insert into field_comment (schedule_id, user_id, comments)
       select id, ${PEOPLE.office}, 'step' from (select id from schedule order by (id * $1) % 5, id limit 1 for key share skip locked) s`,
      [choose(5) + 1],
    ),
  (client, choose) =>
    client.query(
      `update custom_task set user_id = $1, group_id = $2 where id = (select id from custom_task order by (id * $3) % 5, id limit 1 for update skip locked)`,
      [[null, PEOPLE.field, PEOPLE.sub][choose(3)], [null, ...ANY_GROUP][choose(4)], choose(5) + 1],
    ),
  (client, choose) =>
    client.query(
      `insert into schedule (construction_id, name, group_id) select id, 'born', $1 from (select id from construction order by (id * $2) % 5, id limit 1 for key share skip locked) c`,
      [ANY_GROUP[choose(3)], choose(5) + 1],
    ),
  (client) =>
    client.query(
      `delete from schedule where id = (select id from schedule s where name = 'born'
         and not exists (select from field_comment f where f.schedule_id = s.id) order by id limit 1 for update skip locked)`,
    ),
  // a person joins a group, or leaves it
  async (client, choose) => {
    const userId = MOVING_PEOPLE[choose(3)] ?? 0;
    const { rowCount } = await client.query('select from app_user where id = $1 for no key update skip locked', [userId]);
    if (rowCount === 0) return;
    const member = [ANY_GROUP[choose(3)], userId];
    const gone = await client.query('delete from group_member where group_id = $1 and user_id = $2', member);
    if (gone.rowCount === 0) await client.query('insert into group_member (group_id, user_id) values ($1, $2)', member);
  },
];

export class OpenWriter {
  #isOpen = false;

  constructor(private readonly client: Client) {}

  /** Begins, changes something, or ends: mostly by a commit. */
  async step(choose: Choose): Promise<void> {
    if (!this.#isOpen) {
      await this.client.query('begin');
      this.#isOpen = true;
    } else if (choose(3) === 0) {
      await this.end(choose(5) === 0 ? 'rollback' : 'commit');
      return;
    }
    await STEPS[choose(STEPS.length)]?.(this.client, choose);
  }

  async end(how: 'commit' | 'rollback' = 'commit'): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.client.query(how);
  }
}
