// One sample of each antd control that the console uses: the build renders it and takes its styles.
import { createElement as h, type ComponentType, type ReactElement } from 'react';
import { AutoComplete, Checkbox, DatePicker, Popover, QRCode, Radio, Segmented, Select, Switch, TimePicker, TreeSelect } from 'antd';

/** A popup as it looks open; antd renders it without a trigger by this name. */
const panelOf = (control: { readonly _InternalPanelDoNotUseOrYouWillBeFired: unknown }): ComponentType<Record<string, unknown>> =>
  control._InternalPanelDoNotUseOrYouWillBeFired as ComponentType<Record<string, unknown>>;

const options = [{ label: 'Group', options: [{ value: 'a', label: 'A' }] }];

/** By the name that a wrapper imports. ConfigProvider has no styles of its own. */
export const SAMPLES: Readonly<Record<string, readonly ReactElement[]>> = {
  AutoComplete: [h(AutoComplete, { options })],
  Checkbox: [h(Checkbox, null, 'A'), h(Checkbox.Group, { options: ['a'] })],
  ConfigProvider: [],
  DatePicker: [h(DatePicker), h(panelOf(DatePicker))],
  Popover: [h(panelOf(Popover), { content: 'a' })],
  QRCode: [h(QRCode, { type: 'svg', value: 'a', bordered: false })],
  Radio: [h(Radio, null, 'A'), h(Radio.Group, { options: ['a', 'b'] })],
  Segmented: [h(Segmented, { options: ['a', 'b'], value: 'a' }), h(Segmented, { options: ['a'], block: true, vertical: true })],
  Select: [
    h(Select, { options, showSearch: true }),
    h(Select, { options, mode: 'multiple', value: ['a'] }),
    h(panelOf(Select), { options }),
  ],
  Switch: [h(Switch, { checked: true })],
  TimePicker: [h(TimePicker), h(panelOf(TimePicker))],
  TreeSelect: [
    h(TreeSelect),
    h(panelOf(TreeSelect), { treeData: [{ value: 'a', title: 'A', children: [{ value: 'b', title: 'B' }] }], treeDefaultExpandAll: true }),
  ],
};

/** The values that a source file imports from antd; types leave no style. */
export function antdNamesIn(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}
