import { openReceipt, signReceipt } from './delivery-receipt.ts';

const SECRET = 'a secret that the provider has as well';
const NOW = new Date('2026-11-26T01:00:00Z');
const AT = NOW.getTime() / 1000;
const REFERENCE = '8f14e45f-ceea-4e7a-9b1d-3c0b8a7d2f10';
const body = Buffer.from(JSON.stringify({ reference: REFERENCE, status: 'delivered', more: 1 }));
const open = (header: string, bytes = body, secret = SECRET) => openReceipt(secret, header, bytes, NOW);

test('a receipt that is signed lately is read', () => {
  expect(open(signReceipt(SECRET, AT - 299, body))).toEqual({ reference: REFERENCE, status: 'delivered' });
});

test('another secret, other bytes, another instant or no signature: nothing', () => {
  const signed = signReceipt(SECRET, AT, body);
  expect(open(signed, body, `${SECRET}!`)).toBeNull();
  expect(open(signed, Buffer.from(body.toString().replace('delivered', 'undelivered')))).toBeNull();
  expect(open(signed.replace(`t=${String(AT)}`, `t=${String(AT + 1)}`))).toBeNull();
  for (const at of [AT - 301, AT + 301]) expect(open(signReceipt(SECRET, at, body))).toBeNull();
  for (const header of ['', 't=,v1=', `t=${String(AT)},v1=${'0'.repeat(63)}`, `t=${String(AT)},v1=${'0'.repeat(64)}`])
    expect(open(header)).toBeNull();
});

test('what is signed and no receipt says nothing', () => {
  for (const text of ['', '{}', '[]', '{"reference":"7","status":"delivered"}', `{"reference":"${REFERENCE}","status":"read"}`]) {
    const bytes = Buffer.from(text);
    expect(open(signReceipt(SECRET, AT, bytes), bytes)).toBeNull();
  }
});
