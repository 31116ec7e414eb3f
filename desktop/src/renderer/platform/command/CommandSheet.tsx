// A command with fields, asked for in a sheet: its controls, what is still to be filled in, the draft of what was typed, the refusal at its field or above
// them, and the button that sends it (decision 080).
import type { ReactNode } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet, type SheetProps } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { CommandControl } from './CommandControl.tsx';
import type { CommandValues } from './command-field.ts';
import { useCommandForm, type CommandForm, type CommandWish } from './use-command-form.ts';

type Part<Key extends string> = ReactNode | ((form: CommandForm<Key>) => ReactNode);

interface CommandSheetProps<Key extends string, Input, Answer>
  extends CommandWish<Key, Input, Answer>, Pick<SheetProps, 'title' | 'subtitle'> {
  /** Of the button that sends it. */
  readonly verb: string | ((values: CommandValues<Key>) => string);
  readonly icon?: React.ComponentProps<typeof Button>['icon'];
  readonly isDanger?: boolean;
  /** Other buttons beside it. */
  readonly buttons?: (form: CommandForm<Key>) => ReactNode;
  /** What a person is to know before the fields, and after them. */
  readonly above?: Part<Key>;
  readonly below?: Part<Key>;
  /** Where the fields stand one below the other does not do: draws each by `control`. */
  readonly arranged?: (control: (key: Key) => ReactNode, form: CommandForm<Key>) => ReactNode;
}

export function CommandSheet<Key extends string, Input, Answer>(props: CommandSheetProps<Key, Input, Answer>) {
  const { title, subtitle, verb, icon, isDanger = false, buttons, above, below, arranged, ...wish } = props;
  const form = useCommandForm(wish);
  const { values, keys, isBusy, lack, refusal } = form;
  const first = keys.find((key) => wish.fields[key].isFirst) ?? keys[0];
  const control = (key: Key) =>
    !keys.includes(key) ? null : (
      <CommandControl
        key={key}
        field={wish.fields[key]}
        value={values[key]}
        error={form.errorOf(key)}
        isFirst={key === first}
        off={wish.fields[key].whyOff?.(values) ?? null}
        onChange={(text) => form.set(key, text)}
        onLeave={() => form.leave(key)}
        hold={(mustAsk) => form.hold(key, mustAsk)}
      />
    );
  return (
    <Sheet
      title={title}
      subtitle={subtitle}
      onSubmit={() => form.submit()}
      onClose={form.close}
      // a refused one may be closed while the record is read again
      busy={isBusy && refusal === null && form.refusedAt === null}
      unsaved={form.isUnsaved}
      footer={
        <>
          <Button kind={isDanger ? 'danger' : 'primary'} type="submit" icon={icon} busy={isBusy} refusedBecause={lack} reason="onPress">
            {typeof verb === 'string' ? verb : verb(values)}
          </Button>
          {buttons?.(form)}
        </>
      }
    >
      <div className={layout.stack}>
        {refusal === null ? null : <Banner tone="bad" title={refusal} />}
        <TypedBefore draft={form} />
        {typeof above === 'function' ? above(form) : above}
        {arranged === undefined ? keys.map(control) : arranged(control, form)}
        {typeof below === 'function' ? below(form) : below}
      </div>
    </Sheet>
  );
}
