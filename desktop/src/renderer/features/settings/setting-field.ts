// What a field and the rows of a setting's page are.
import type { Config } from '@lotline/schema/domain/settings/merge-setting';

/** several: of a list of words · delay: after so many days to a status · texts: several, separated by commas · items: item codes, each with its quantity or all that remains · text: several lines · day: of the calendar · picture: a
 *  small JPEG as a data URL. */
type ValueKind = 'picture' | 'line' | 'text' | 'day' | 'flag' | 'colour' | 'count' | 'choice' | 'texts' | 'items' | 'several' | 'delay';

export interface SettingField {
  readonly key: string;
  readonly label: string;
  readonly kind: ValueKind;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Several of the names of the rows, the row's own left out. */
  readonly isOfRows?: boolean;
  /** Of several: what none of them means. */
  readonly none?: string;
  readonly hint?: string;
  /** Of a text: how many lines are seen. */
  readonly lines?: number;
  /** Of several nothing is left out, where without any all hold. */
  readonly isOptional?: boolean;
  /** Of a value in parts: as people read it. */
  readonly say?: (value: unknown) => string;
}

export interface SettingRows {
  /** 'status' */
  readonly one: string;
  readonly fields: readonly SettingField[];
  /** What holds without any row. */
  readonly none?: string;
  /** The names that there are, with their labels: rows are put in order and switched, not added. */
  readonly known?: Readonly<Record<string, string>>;
  /** Where what names a row is no name that people gave it. */
  readonly sayKey?: (key: string) => string;
  readonly added: Config;
}
