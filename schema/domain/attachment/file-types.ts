// The kinds of file that are accepted, by extension, with the content type each is stored as (domain of uploads; quality.md §2 "hostile upload").
// What a browser could run (html, svg, js) is not among them.
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  msg: 'application/vnd.ms-outlook',
  eml: 'message/rfc822',
  zip: 'application/zip',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

export const ALLOWED_EXTENSIONS: readonly string[] = Object.keys(CONTENT_TYPES);

/** 'jpg' for 'Trench-3.JPG', '' when the name has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The content type that the name stands for, or null when this kind is not accepted. */
export function contentTypeOf(name: string): string | null {
  const extension = extensionOf(name);
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null;
}
