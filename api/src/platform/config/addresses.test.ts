import express from 'express';
import { areTrustedProxies, isDatabaseUrl, isOrigin } from './addresses.ts';

test.each([
  'loopback',
  'loopback, uniquelocal',
  '10.0.0.0/8',
  '10.0.0.0/255.0.0.0',
  '::1',
  'fd00::/8,192.168.1.7',
  'garbage',
  ',',
  'loopback,',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/255.0.255.0',
  '10.0.0.0/8/8',
  'fd00::/129',
  'fd00::/255.0.0.0',
  '10.0.0.256',
  'example.com',
  'LOOPBACK',
])('TRUSTED_PROXIES=%s is accepted exactly when Express accepts it', (value) => {
  const trust = () =>
    express().set(
      'trust proxy',
      value.split(',').map((entry) => entry.trim()),
    );
  if (areTrustedProxies(value)) expect(trust).not.toThrow();
  else expect(trust).toThrow();
});

test.each([
  ['https://lotline.example', true],
  ['https://lotline.example:8443', true],
  ['https://lotline.example/', true],
  ['https://lotline.example/app', false],
  ['https://lotline.example/?tenant=a', false],
  ['https://lotline.example/#a', false],
  ['https://me@lotline.example', false],
])('PUBLIC_URL=%s is an origin: %s', (value, expected) => {
  expect(isOrigin(value)).toBe(expected);
});

test.each([
  ['postgres://u:p@127.0.0.1:5432/x', true],
  ['postgres://u:p%25zz@db/x', true],
  ['postgresql://db', true],
  ['postgres://u:p%zz@127.0.0.1:1/x', false],
  ['postgres://u%:p@db/x', false],
  ['postgres://db/%x', false],
  ['postgres://', false],
  ['postgres:///x', false],
])('DATABASE_URL=%s can be connected to: %s', (value, expected) => {
  expect(isDatabaseUrl(value)).toBe(expected);
});
