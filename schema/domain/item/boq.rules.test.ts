import { boqFigures } from './boq.rules.ts';

const BOQ = {
  quantity: '35.000',
  variationQty: null,
  designVariation: null,
  assignedQty: '35.000',
  completedQty: '31.000',
  unitAmount: '24.50',
};

const NOTHING = '0.000';

test('planned is quantity and variation; what is left is measured against it', () => {
  expect(boqFigures(BOQ, NOTHING)).toEqual({
    planned: '35.000',
    assigned: '35.000',
    completed: '31.000',
    remaining: '4.000',
    overrun: null,
    value: '857.50',
  });
  expect(boqFigures({ ...BOQ, variationQty: '-5.000' }, NOTHING)).toMatchObject({
    planned: '30.000',
    remaining: '-1.000',
    overrun: '5.000',
  });
});

test('nothing given out and nothing done is 0, and no amount gives no value', () => {
  const figures = boqFigures({ ...BOQ, assignedQty: null, completedQty: null, unitAmount: null }, NOTHING);
  expect(figures).toMatchObject({ assigned: '0.000', completed: '0.000', remaining: '35.000', overrun: null, value: null });
});

test('a variation that was refused plans nothing, and of an approved one what was approved', () => {
  const asked = { ...BOQ, variationQty: '5.000' };
  expect(boqFigures({ ...asked, designVariation: '0.000' }, NOTHING)).toMatchObject({ planned: '35.000', remaining: '4.000' });
  expect(boqFigures({ ...asked, designVariation: '3.000' }, NOTHING)).toMatchObject({ planned: '38.000', remaining: '7.000' });
});

test('what was done as planned is done', () => {
  expect(boqFigures({ ...BOQ, completedQty: null }, '35.000')).toMatchObject({ completed: '35.000', remaining: '0.000' });
});
