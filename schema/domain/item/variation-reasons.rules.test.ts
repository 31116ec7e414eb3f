import { variationReasons } from './variation-reasons.rules.ts';

const item = (boqId: number | null, variationReason: string | null) => ({ boqId, variationReason });

test('a line has the reasons that its items of all tasks were given, each with its task; those of other lines and blank ones are none of its', () => {
  const pit = { name: 'Pit', items: [item(7, ' Sandstone shelf '), item(8, 'Other line'), item(7, '  ')] };
  const haul = { name: 'Haul', items: [item(null, 'Of no line'), item(7, null)] };
  const duct = { name: 'Duct', items: [item(7, 'Rock')] };
  expect(variationReasons(7, [pit, haul, duct])).toEqual([
    { reason: 'Sandstone shelf', task: pit },
    { reason: 'Rock', task: duct },
  ]);
  expect(variationReasons(9, [pit, haul, duct])).toEqual([]);
});
