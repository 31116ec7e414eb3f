// The address of a builder's page: nobody makes one but the server, and each has one spelling (quality.md §2).
import { randomBytes } from 'node:crypto';
import { createBuilderLinks, PUBLIC_ID_BYTES } from './builder-links.ts';

const ORIGIN = 'https://lotline.example';
const NOW = new Date('2026-11-20T02:00:00Z');
const EXPIRES = new Date('2026-12-20T02:00:00Z');
const links = createBuilderLinks({ secret: 'a secret of this test', origin: ORIGIN });
const id = randomBytes(PUBLIC_ID_BYTES);
const url = links.url(id, EXPIRES);
const slug = url.slice(`${ORIGIN}/builders/`.length);

test('a slug opens its own request, and none with any of its bits flipped and encoded again', () => {
  expect(links.open(slug, NOW)).toEqual(id);
  const bytes = Buffer.from(slug, 'base64url');
  const accepted = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const forged = Buffer.from(bytes);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return links.open(forged.toString('base64url'), NOW);
  }).filter((opened) => opened !== null);
  expect([bytes.length * 8, accepted]).toEqual([312, []]);
});

test('no other spelling of a slug opens it', () => {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < slug.length; at++)
    for (const other of characters)
      if (other !== slug[at]) expect(links.open(slug.slice(0, at) + other + slug.slice(at + 1), NOW)).toBeNull();
  for (const other of [
    `${slug}=`,
    slug.slice(0, -1),
    `${slug}A`,
    `${slug}.`,
    ` ${slug}`,
    slug.replaceAll('-', '+').replaceAll('_', '/') + '==',
  ])
    expect(links.open(other, NOW)).toBeNull();
});

test('a slug of another secret opens nothing, and one’s own nothing from its last instant on', () => {
  const others = createBuilderLinks({ secret: 'another one', origin: ORIGIN });
  expect(links.open(others.url(id, EXPIRES).slice(-slug.length), NOW)).toBeNull();
  expect(links.open(slug, new Date(EXPIRES.getTime() - 1))).toEqual(id);
  expect(links.open(slug, EXPIRES)).toBeNull();
});

test('a link at another name of this server opens as well, and is found where that name is known', () => {
  const elsewhere = links.url(id, EXPIRES, 'go.meridian.example');
  expect(elsewhere).toBe(`https://go.meridian.example/builders/${slug}`);
  expect(links.findIn(`Hi Dale, ${elsewhere}`, NOW, ['go.meridian.example'])).toEqual(id);
  expect(links.findIn(`Hi Dale, ${elsewhere}`, NOW)).toBeNull();
  const later = links.url(randomBytes(PUBLIC_ID_BYTES), EXPIRES);
  expect(links.findIn(`${elsewhere} or ${later}`, NOW, ['go.meridian.example'])).toEqual(id);
});

test('a message is of the first of our links in it, and of none where it was cut or is of another place', () => {
  expect(links.findIn(`Hi Dale,\nanswer here: ${url}\nThank you`, NOW)).toEqual(id);
  expect(links.findIn(`Hi Dale, ${url.slice(0, -1)}`, NOW)).toBeNull();
  expect(links.findIn(`Hi Dale, https://elsewhere.example/builders/${slug}`, NOW)).toBeNull();
});
