// The files of each declared list, CSV and workbook, with every column that may be asked for, as that person may have them: for tests that look through all that
// leaves the server. The file for Xero is columns of the payments.
import { fileColumns } from '@lotline/schema/domain/list-file/file-columns';
import { ownLabel, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import { listOf } from '@lotline/schema/domain/view/declared-lists';
import { listFiles } from '../src/features.ts';
import { readWorkbook } from '../src/features/export/testing/read-workbook.ts';
import type { BootedApi } from './booted-api.ts';
import type { PersonName } from './world.ts';

export interface ListFile {
  /** 'jobs.xlsx'. */
  readonly name: string;
  /** Of a workbook all its parts, as they are packed. */
  readonly text: string;
}

const FORMATS = {
  csv: (bytes: Buffer) => bytes.toString('utf8'),
  xlsx: (bytes: Buffer) => [...readWorkbook(bytes).parts.values()].join('\n'),
};

const columnsOf = (list: AnyList): string => [...new Set(fileColumns(list, ownLabel).map(({ key }) => key))].join(',');

export async function filesOfLists(api: BootedApi, person: PersonName): Promise<ListFile[]> {
  const headers = { authorization: `Bearer ${await api.tokenFor(person)}` };
  const files: ListFile[] = [];
  for (const { list } of listFiles)
    for (const [ending, textOf] of Object.entries(FORMATS)) {
      const name = `${list}.${ending}`;
      const answer = await fetch(`${api.url}/api/exports/${name}?columns=${columnsOf(listOf(list))}`, { headers });
      expect([name, answer.status]).toEqual([name, 200]);
      files.push({ name, text: textOf(Buffer.from(await answer.arrayBuffer())) });
    }
  return files;
}
