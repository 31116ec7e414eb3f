import { ALLOWED_EXTENSIONS, contentTypeOf } from './file-types.ts';
import { fitsContentType } from './file-signature.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

const ZIP = ascii('PK\u0003\u0004....');
const OLD_OFFICE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0);
const FITTING: Readonly<Record<string, Uint8Array>> = {
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  jpeg: bytes(0xff, 0xd8, 0xff, 0xe1),
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0),
  gif: ascii('GIF89a..'),
  webp: ascii('RIFF....WEBPVP8 '),
  heic: ascii('....ftypheic'),
  heif: ascii('....ftypmif1'),
  pdf: ascii('%PDF-1.7\n'),
  txt: ascii('Gate code is with the site manager.'),
  csv: ascii('code,qty\r\nA,1\r\n'),
  doc: OLD_OFFICE,
  xls: OLD_OFFICE,
  ppt: OLD_OFFICE,
  msg: OLD_OFFICE,
  docx: ZIP,
  xlsx: ZIP,
  pptx: ZIP,
  zip: ZIP,
  kmz: ZIP,
  eml: ascii('From: office@lotline.example\r\n\r\n<html>'),
  kml: ascii('<?xml version="1.0"?><kml xmlns="x">'),
  dwg: ascii('AC1032'),
  dxf: ascii('  0\nSECTION\n'),
  mp4: ascii('....ftypisom'),
  mov: ascii('....ftypqt  '),
};

test.each(ALLOWED_EXTENSIONS)(
  'takes a real .%s and refuses a page, a drawing with script and nothing under its name (quality.md §2)',
  (extension) => {
    const type = contentTypeOf(`x.${extension}`) ?? '';
    expect(fitsContentType(type, FITTING[extension] ?? bytes())).toBe(true);
    expect(fitsContentType(type, ascii('<!DOCTYPE html><html><script>alert(1)</script>'))).toBe(false);
    expect(fitsContentType(type, ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'))).toBe(false);
    expect(fitsContentType(type, bytes())).toBe(false);
  },
);

test('refuses a page behind spaces or a byte-order mark as text (quality.md §2)', () => {
  expect(fitsContentType('text/plain', ascii(`${' '.repeat(500)}<HTML >`))).toBe(false);
  expect(fitsContentType('text/csv', ascii('\u00ff\u00fe<\u0000s\u0000c\u0000r\u0000i\u0000p\u0000t\u0000>\u0000'))).toBe(false);
  expect(fitsContentType('text/csv', ascii('\u00ff\u00fec\u0000o\u0000d\u0000e\u0000'))).toBe(true);
});

test('refuses a program as text and any type that is not on the list', () => {
  expect(fitsContentType('text/plain', ascii('MZ\u0090\u0000\u0003'))).toBe(false);
  expect(fitsContentType('image/svg+xml', ascii('<svg>'))).toBe(false);
  expect(fitsContentType('constructor', ascii('x'))).toBe(false);
});
