import { AS_IT_STARTS, visibilityOf } from './column-setup.ts';

const column = (id: string, part: object = {}) => ({ id, label: id, cell: () => null, text: () => '', ...part });

test('beside a preview a column that the preview says too gives its room to the address, until the person shows it', () => {
  const columns = [column('name', { isName: true }), column('group', { fromWidth: 800, fromBeside: 1281 })];
  const isShown = (room: number, isBeside: boolean, shown = {}) =>
    visibilityOf(columns, { ...AS_IT_STARTS, shown }, room, isBeside)['group'];
  expect([isShown(1104, true), isShown(1104, false), isShown(1584, true), isShown(700, false)]).toEqual([false, true, true, false]);
  expect(isShown(1104, true, { group: true })).toBe(true);
});
