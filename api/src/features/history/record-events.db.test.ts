// The history of a record that is no job's, in a real database: a project's, found by its entity and id alone (decision 080).
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const saved = z.object({ saveProject: z.object({ id: z.number() }) });
const told = z.object({ recordEvents: z.object({ events: z.array(z.object({ move: z.string(), after: z.unknown() })) }) });
const save = async (input: string): Promise<number> =>
  saved.parse((await api.gql('office', `mutation { saveProject(input: { ${input} }) { id } }`)).data).saveProject.id;
const read = (id: number) => api.gql('office', `{ recordEvents(entity: "project", id: ${id}) { events { move after } } }`);
const historyOf = async (id: number) => told.parse((await read(id)).data).recordEvents.events;

test('a project’s history says what was made and edited of it, and nothing of another project', async () => {
  const [id, other] = [await save('name: "North stage 1"'), await save('name: "South stage 1"')];
  await save(`id: ${id}, name: "North stage 1", region: "North"`);
  expect(await historyOf(id)).toEqual([
    { move: 'editProject', after: { region: 'North' } },
    { move: 'createProject', after: expect.objectContaining({ name: 'North stage 1' }) as unknown },
  ]);
  expect(await historyOf(other)).toHaveLength(1);
  expect((await read(2_147_483_647)).errors[0]?.extensions.code).toBe('NOT_FOUND');
});
