// The CSV file of each declared list, as that person may have it: for tests that look through all that leaves the server.
import { listFiles } from '../src/features.ts';
import type { BootedApi } from './booted-api.ts';
import type { PersonName } from './world.ts';

export async function filesOfLists(api: BootedApi, person: PersonName): Promise<string[]> {
  const files: string[] = [];
  for (const { list } of listFiles) {
    const headers = { authorization: `Bearer ${await api.tokenFor(person)}` };
    const answer = await fetch(`${api.url}/api/exports/${list}.csv`, { headers });
    expect([list, answer.status]).toEqual([list, 200]);
    files.push(await answer.text());
  }
  return files;
}
