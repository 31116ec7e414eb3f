// The company's logo where it is printed or shown: the bytes of the file that its setting names (screens.md §2.21).
import { buffer } from 'node:stream/consumers';
import { QueryTypes, type Transaction } from 'sequelize';
import { logoBase64, logoFileId } from '@lotline/schema/domain/settings/logo.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { FileStore } from '../../platform/storage/store.ts';

const KEY = prepared(
  'key-of-logo',
  `select f.storage_key as key from stored_file f where f.id = $fileId and f.state = 'stored'
     and exists (select from system_setting_version v where v.logo_file_id = f.id)`,
);

type Reader = Pick<RequestContext, 'sequelize' | 'log'> & { readonly transaction?: Transaction };

/**
 * In base64; null: the company has none. A setting that holds the picture itself, as they did, shows that. What the store cannot give is a line in the log: who needs
 * the paper or the page gets it without.
 */
export async function loadLogo(reader: Reader, store: Pick<FileStore, 'read'> | undefined, logo: string): Promise<string | null> {
  const fileId = logoFileId(logo);
  if (fileId === null || store === undefined) return logoBase64(logo);
  const { sequelize, log, transaction } = reader;
  try {
    const [file] = await sequelize.query<{ key: string }>(KEY, {
      ...{ bind: { fileId }, type: QueryTypes.SELECT as const },
      ...(transaction === undefined ? {} : { transaction }),
    });
    const stream = file === undefined ? null : await store.read(file.key);
    if (stream !== null) return (await buffer(stream)).toString('base64');
    log.error({ fileId }, 'the file of the logo could not be found');
  } catch (error) {
    log.error({ err: error, fileId }, 'the logo could not be read');
  }
  return null;
}
