// The company's logo becomes a file of the store with the save of its setting: judged here, whatever sent it, and without what hides in it (decisions 007 and 030).
import { QueryTypes } from 'sequelize';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { logoBase64, logoFileId, storedLogo } from '@lotline/schema/domain/settings/logo.rules';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { isUnchanged, planCleanCopy, UnreadablePicture } from '../../platform/picture/clean-plan.ts';
import { PictureReader } from '../../platform/picture/picture-reader.ts';
import { storePicture } from '../attachment/store-picture.step.ts';

const JPEG = 'image/jpeg';
const KNOWN = prepared('known-logo', 'select 1 from system_setting_version where logo_file_id = $fileId limit 1');

/**
 * Of other settings what is given; of the company's the number of the file in place of a picture.
 * @throws RefusalError INVALID_INPUT for a file that is no logo of the company
 */
export async function withStoredLogo(command: CommandContext, name: AnySettingName, next: Config | null): Promise<Config | null> {
  const logo = name === 'Company' ? next?.['logo'] : '';
  if (next === null || typeof logo !== 'string' || logo === '') return next;
  const fileId = logoFileId(logo);
  if (fileId === null)
    return {
      ...next,
      logo: storedLogo(await storePicture(command, 'logo.jpg', await cleaned(Buffer.from(logoBase64(logo) ?? '', 'base64')))),
    };
  const { sequelize, transaction } = command;
  const known = await sequelize.query(KNOWN, { bind: { fileId }, transaction, type: QueryTypes.SELECT });
  return known.length > 0 ? next : unfit('is not a logo of the company.');
}

const unfit = (sentence: string): never => refuse('INVALID_INPUT', { field: 'config.logo', sentence: `Logo ${sentence}` });

async function cleaned(bytes: Buffer): Promise<Buffer> {
  const read = (start: number, length: number) => Promise.resolve(bytes.subarray(start, start + length));
  try {
    const plan = await planCleanCopy(JPEG, new PictureReader({ sizeBytes: bytes.length, read }));
    if (plan === null || isUnchanged(plan, { sizeBytes: bytes.length })) return bytes;
    return Buffer.concat(plan.pieces.map((piece) => ('end' in piece ? bytes.subarray(piece.start, piece.end) : piece)));
  } catch (error) {
    if (error instanceof UnreadablePicture) return unfit('must be a JPEG picture.');
    throw error;
  }
}
