// What somebody else makes, an open list shows, by keyboard alone (issue 11 §1).
import { callAs } from '../field-list/list.ts';
import { DESK } from '../support/desk.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { auditLooks } from '../support/audit.ts';
import { focusedRow, intoRows, names, rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';

async function makeJob(server: RunningServer): Promise<string> {
  const workOrder = `AR-${crypto.randomUUID().slice(0, 8)}`;
  const values = { workOrder, workType: 'Construction', streetNumber: '8', streetName: 'Arrival', suburb: 'Box Hill' };
  await callAs(server, OFFICE, 'mutation ($input: CreateConstructionInput!) { createConstruction(input: $input) { id } }', {
    input: { values },
  });
  return workOrder;
}

test('by keyboard alone: a job made elsewhere arrives in the list, by itself or by a press', async ({ openAs, server }) => {
  const list = await openAs('/jobs', OFFICE);
  await untilListed(list, 'Jobs');
  const first = await makeJob(server);
  // nobody is at work in the list: it is there
  await expect(rowOf(list, first)).toBeVisible();
  expect((await names(list))[0]).toBe(first);

  await intoRows(list);
  await list.keyboard.press('ArrowDown');
  const stood = await focusedRow(list);
  const second = await makeJob(server);
  const chip = list.getByRole('button', { name: '1 new or changed: show' });
  await expect(chip).toBeVisible();
  await expect(rowOf(list, second)).toHaveCount(0);
  expect(await focusedRow(list)).toBe(stood);
  await auditLooks(list, [1440]);
  await list.keyboard.press('r');
  await expect(rowOf(list, second)).toBeFocused();
  expect((await names(list)).slice(0, 2)).toEqual([second, first]);
  await expect(chip).toHaveCount(0);

  await list.keyboard.press('?');
  const own = list.getByRole('region', { name: 'In this list: Jobs' });
  await expect(own.getByText('Show what is new or changed')).toBeVisible();
});
