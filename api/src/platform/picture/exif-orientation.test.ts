import { orientationOf, orientationOnly } from './exif-orientation.ts';

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

test.each([
  ['big end first', '4d4d002a 00000008 0001 0112 0003 00000001 0006 0000 00000000', 6],
  ['little end first', '49492a00 08000000 0100 1201 0300 01000000 0800 0000 00000000', 8],
  ['behind other entries', '4d4d002a 00000008 0002 010f 0002 00000004 4c6f7400 0112 0003 00000001 0003 0000', 3],
  ['in a directory further on', '4d4d002a 0000000a ffff 0001 0112 0003 00000001 0002 0000', 2],
  ['upright', '4d4d002a 00000008 0001 0112 0003 00000001 0001 0000', null],
  ['no such orientation', '4d4d002a 00000008 0001 0112 0003 00000001 0009 0000', null],
  ['as a long number, which viewers pass over', '4d4d002a 00000008 0001 0112 0004 00000001 0006 0000', null],
  ['twice in one entry', '4d4d002a 00000008 0001 0112 0003 00000002 0006 0006', null],
  ['a directory behind the end', '4d4d002a 00001000 0001 0112 0003 00000001 0006 0000', null],
  ['a directory in the header', '4d4d002a 00000000 0001 0112 0003 00000001 0006 0000', null],
  ['more entries than there are bytes', '4d4d002a 00000008 ffff 010f 0002 00000004 4c6f7400', null],
  ['an entry that breaks off', '4d4d002a 00000008 0001 0112 0003 0000', null],
  ['no byte order', '58580008 00000008 0001 0112 0003 00000001 0006 0000', null],
  ['nothing', '', null],
])('reads the orientation: %s', (_, tiff, expected) => {
  expect(orientationOf(hex(tiff))).toBe(expected);
});

test.each([2, 3, 4, 5, 6, 7, 8])('writes the orientation %d so that it reads it again', (orientation) => {
  expect(orientationOf(orientationOnly(orientation))).toBe(orientation);
  expect(orientationOnly(orientation)).toHaveLength(26);
});
