// The control of one value of a setting, by its kind.
import { useState } from 'react';
import { MOST_TEMPLATE_CHARACTERS } from '@lotline/schema/domain/kernel/message-parts';
import { areaClass, inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import { Choice } from '../../platform/controls/Choice.tsx';
import { Choices } from '../../platform/controls/Choices.tsx';
import { Switched } from '../../platform/controls/Switched.tsx';
import { DelayCell } from './DelayCell.tsx';
import { PictureCell } from './PictureCell.tsx';
import type { SettingField } from './setting-tabs.ts';
import { sayValueOf } from './setting-words.ts';
import styles from './Settings.module.css';

interface SettingCellProps {
  readonly id: string;
  readonly field: SettingField;
  readonly value: unknown;
  /** 'Received, on phone' */
  readonly label: string;
  readonly isFirst?: boolean;
  /** Of the other rows. */
  readonly names?: readonly string[];
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export function SettingCell({ id, field, value, label, isFirst = false, names = [], onChange }: SettingCellProps) {
  const named = { id, 'aria-label': label, 'aria-describedby': undefined, 'aria-invalid': undefined } as const;
  switch (field.kind) {
    case 'flag':
      return <Switched {...named} isOn={value === true} onChange={onChange} />;
    case 'colour':
      return <input {...named} type="color" value={textOf(value) || '#5b6770'} onChange={(event) => onChange(event.target.value)} />;
    case 'choice':
      return (
        <Choice
          {...named}
          value={textOf(value)}
          options={field.options ?? []}
          placeholder="Choose"
          autoFocus={isFirst}
          onChange={(next) => onChange(next === '' && field.isOptional === true ? null : next)}
        />
      );
    case 'several':
      return (
        <Choices
          {...named}
          values={Array.isArray(value) ? value.map(String) : []}
          options={field.isOfRows === true ? names.map((name) => ({ value: name, label: name })) : (field.options ?? [])}
          placeholder={field.none ?? ''}
          onChange={(next) => onChange(next.length === 0 ? null : next)}
        />
      );
    case 'delay':
      return <DelayCell {...{ id, label, value, names, onChange }} />;
    case 'text':
      return (
        <textarea
          {...named}
          className={areaClass}
          rows={field.lines ?? 8}
          maxLength={MOST_TEMPLATE_CHARACTERS}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'picture':
      return <PictureCell label={label} value={textOf(value)} onChange={onChange} />;
    case 'day':
      return (
        <input
          {...named}
          className={inputClass}
          type="date"
          autoFocus={isFirst}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'texts':
    case 'items':
      return <ListLine {...{ id, field, value, label, onChange }} />;
    case 'count':
    case 'line':
      return (
        <input
          {...named}
          className={inputClass}
          autoComplete="off"
          inputMode={field.kind === 'count' ? 'numeric' : undefined}
          maxLength={100}
          autoFocus={isFirst}
          value={textOf(value)}
          onChange={(event) => onChange(read(field, event.target.value))}
        />
      );
  }
}

/** What is no number stays as it is typed: the setting's schema says what is wrong. */
function read({ kind, isOptional = false }: SettingField, text: string): unknown {
  if (text === '' && (isOptional || kind === 'count')) return null;
  return kind === 'count' && /^\d{1,6}$/.test(text.trim()) ? Number(text) : text;
}

/** Several, parted by commas, in as many lines as they take. What is typed stands until the field is left. */
function ListLine({ id, field, value, label, onChange }: Omit<SettingCellProps, 'isFirst'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = Array.isArray(value) && value.length > 0 ? sayValueOf(value) : '';
  return (
    <textarea
      id={id}
      className={classes(areaClass, styles.list)}
      autoComplete="off"
      aria-label={label}
      rows={linesOf(typed ?? shown)}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(field.kind === 'items' ? itemsIn(event.target.value) : textsIn(field, event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** What a line of the narrowest holds. */
const CHARACTERS_OF_LINE = 30;
/** Where the browser does not fit the field to its text. */
const linesOf = (text: string): number => Math.max(1, Math.ceil(text.length / CHARACTERS_OF_LINE));

/** Also a pasted column: a line each. */
const parts = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function textsIn({ isOptional = false }: SettingField, text: string): unknown {
  const texts = parts(text);
  return texts.length === 0 && isOptional ? null : texts;
}

function itemsIn(text: string): unknown {
  return parts(text).map((part) => {
    const [, code = part, quantity = null] = /^(.+?)\s+[x×]\s*(\S+)$/i.exec(part) ?? [];
    return { code, quantity };
  });
}

/** An optional value that is null is left out: its schema has no null for it. */
export const isLeftOut = ({ kind }: SettingField, value: unknown): boolean =>
  value === null && (kind === 'texts' || kind === 'several' || kind === 'delay');
