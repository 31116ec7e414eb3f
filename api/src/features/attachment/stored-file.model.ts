// Where bytes lie and what they are (decision 030): awaited from a link on, stored when they were checked. Records refer to them, several to
// one if they like; an edited picture and what small pictures show are files of their own.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';
import type { CheckedBytes } from './checked-bytes.ts';

export type FileKind = 'original' | 'edited' | 'preview' | 'thumbnail';

export class StoredFileModel extends Model<InferAttributes<StoredFileModel>, InferCreationAttributes<StoredFileModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare kind: FileKind;
  /** What an edited picture was made of. */
  declare editedFromId: CreationOptional<number | null>;
  /** What a preview or thumbnail shows. */
  declare showsId: CreationOptional<number | null>;
  declare state: CreationOptional<'awaited' | 'stored'>;
  declare storageKey: string;
  /** The key under which the bytes arrived, when they are kept under another. */
  declare receivedKey: CreationOptional<string | null>;
  declare contentType: string;
  /** What the device announced until the bytes were checked, then what was checked; null: the length was not announced. */
  declare sizeBytes: number | null;
  declare sha256: string | null;
  /** The bytes as they are kept and given out; null: exactly as they were sent. */
  declare keptSizeBytes: CreationOptional<number | null>;
  declare keptSha256: CreationOptional<string | null>;
  /** Of a picture, upright, in pixels. */
  declare width: CreationOptional<number | null>;
  declare height: CreationOptional<number | null>;
  /** Who asked for the link of the bytes; null: the server made them. */
  declare uploaderUserId: number | null;
  /** What a check of the awaited bytes found. */
  declare checked: CreationOptional<CheckedBytes | null>;
  /** The store's name of an upload in parts that has begun; null: in one piece, or not begun. */
  declare partsId: CreationOptional<string | null>;
  declare partSizeBytes: CreationOptional<number | null>;
  /** When somebody last asked for a part of it. */
  declare partsUtc: CreationOptional<Date | null>;
  declare previews: CreationOptional<'none' | 'waiting' | 'made' | 'unreadable'>;
  declare createdUtc: Date;
  declare storedUtc: CreationOptional<Date | null>;
}

/** bigint comes as text; sizes end far below 2^53. */
function wholeNumber(column: 'sizeBytes' | 'keptSizeBytes') {
  return {
    type: DataTypes.BIGINT,
    get(this: StoredFileModel): number | null {
      const value: unknown = this.getDataValue(column);
      return value === null || value === undefined ? null : Number(value);
    },
  };
}

export function initStoredFileModel(sequelize: Sequelize): void {
  StoredFileModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      kind: { type: DataTypes.TEXT },
      editedFromId: { type: DataTypes.INTEGER },
      showsId: { type: DataTypes.INTEGER },
      state: { type: DataTypes.TEXT },
      storageKey: { type: DataTypes.TEXT },
      receivedKey: { type: DataTypes.TEXT },
      contentType: { type: DataTypes.TEXT },
      sizeBytes: wholeNumber('sizeBytes'),
      sha256: { type: DataTypes.TEXT },
      keptSizeBytes: wholeNumber('keptSizeBytes'),
      keptSha256: { type: DataTypes.TEXT },
      width: { type: DataTypes.INTEGER },
      height: { type: DataTypes.INTEGER },
      uploaderUserId: { type: DataTypes.INTEGER },
      checked: { type: DataTypes.JSONB },
      partsId: { type: DataTypes.TEXT, field: 'upload_id' },
      partSizeBytes: { type: DataTypes.INTEGER },
      partsUtc: { type: DataTypes.DATE },
      previews: { type: DataTypes.TEXT },
      createdUtc: { type: DataTypes.DATE },
      storedUtc: { type: DataTypes.DATE },
    },
    { sequelize, tableName: 'stored_file', version: 'version' },
  );
}
