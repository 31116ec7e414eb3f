// Finds one item of the catalogue by code or name: type, arrows, Enter. Options read 'code - name' (specification 1 §5).
import { useId, type ChangeEvent, type KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { itemOptionLabel } from '@lotline/schema/domain/item/item.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { matchingItems, type PickableItem } from './matching-items.ts';
import { iconButtonClass } from '@lotline/shared-ui/components/Button/icon-button-class';
import { fieldClass, hintClass, inputClass, pickerClass } from '@lotline/shared-ui/components/Field/field-class';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './ItemPicker.module.css';

interface ItemPickerProps<T extends PickableItem> {
  readonly items: readonly T[];
  readonly chosen: T | null;
  /** What stands in the field; with a chosen item its label. */
  readonly typed: string;
  readonly onChange: (typed: string, chosen: T | null) => void;
  /** Said in place of the list while it loads or when it could not be loaded. */
  readonly note: string | null;
  /** What is wrong with what was chosen. */
  readonly error?: string | undefined;
}

const MOST_SHOWN = 60;

export function ItemPicker<T extends PickableItem>({ items, chosen, typed, onChange, note, error }: ItemPickerProps<T>) {
  const isChosenText = chosen !== null && typed === itemOptionLabel(chosen);
  const matches = isChosenText ? [...items] : matchingItems(items, typed);
  const shown = matches.slice(0, MOST_SHOWN);
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox<T>({
    items: shown,
    itemToString: (item) => (item === null ? '' : itemOptionLabel(item)),
    inputValue: typed,
    selectedItem: chosen,
    // Escape closes the list and keeps what was chosen; downshift would clear it.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEscape ? { ...state, isOpen: false } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChange(itemOptionLabel(selectedItem), selectedItem);
    },
  });
  // downshift tells of typed text after the next drawing: by then a fast typist's letters are gone and the caret stands at the end.
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    onChange(text, chosen !== null && text === itemOptionLabel(chosen) ? chosen : null);
  };
  // Home and End move the caret, as in any text. Escape closes the open list alone; otherwise it is the sheet's, and downshift must not take it.
  const shareKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.preventDefault();
    else if (['Escape', 'Home', 'End'].includes(event.key)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  const more = matches.length - shown.length;
  const errorId = useId();
  return (
    <div className={fieldClass}>
      <label {...getLabelProps()}>Item</label>
      <div className={pickerClass}>
        <input
          className={classes(inputClass, styles.text)}
          placeholder="Code or name"
          {...getInputProps({ onKeyDown: shareKeys, onChange: take })}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          data-autofocus=""
        />
        <button type="button" className={classes(iconButtonClass, styles.show)} aria-label="Show items" {...getToggleButtonProps()}>
          <Icon of={ChevronDown} />
        </button>
      </div>
      <ul className={classes(styles.list, !isOpen && styles.closed)} {...getMenuProps()}>
        {isOpen
          ? shown.map((item, index) => (
              <li key={item.id} className={index === highlightedIndex ? styles.active : undefined} {...getItemProps({ item, index })}>
                <b>{item.code}</b> - {item.name}
              </li>
            ))
          : null}
      </ul>
      {error === undefined ? null : (
        <p className={reasonClass('needs')} id={errorId}>
          <Icon of={TriangleAlert} size="s" />
          {error}
        </p>
      )}
      {isOpen && (note !== null || shown.length === 0 || more > 0) ? (
        <p className={hintClass} role="status">
          {note ?? (shown.length === 0 ? `No item matches “${typed.trim()}”.` : `${String(more)} more: type to narrow the list.`)}
        </p>
      ) : null}
    </div>
  );
}
