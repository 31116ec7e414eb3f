// The parts of a workbook (ECMA-376) beside its sheets: what they are, how their cells look, where the filter of each sheet lies.
import type { CellKind } from './export-cell.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** As people write them; the program's own language decides how AM and PM are called. */
const FORMATS = { amount: '#,##0.00', day: 'd mmm yyyy', instant: 'd mmm yyyy h:mm AM/PM' } as const;
const FIRST_OWN_FORMAT = 164;

export const HEAD_STYLE = 1;
const FIRST_FORMAT_STYLE = 2;
const formatted = Object.keys(FORMATS);

/** 0: as the program shows it by itself. */
export function styleOf(kind: CellKind): number {
  const at = formatted.indexOf(kind);
  return at === -1 ? 0 : FIRST_FORMAT_STYLE + at;
}

const SHEET = 'Export';
const sheetName = (n: number): string => (n === 1 ? SHEET : `${SHEET}_${String(n)}`);
export const sheetPath = (n: number): string => `xl/worksheets/sheet${String(n)}.xml`;

function stylesXml(): string {
  const codes = Object.values(FORMATS);
  const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  const cell = (format: number, font: number): string =>
    `<xf numFmtId="${String(format)}" fontId="${String(font)}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const cells = [cell(0, 0), cell(0, 1), ...codes.map((_, n) => cell(FIRST_OWN_FORMAT + n, 0))];
  return `${HEAD}<styleSheet xmlns="${MAIN}">
<numFmts count="${String(codes.length)}">${codes.map((code, n) => `<numFmt numFmtId="${String(FIRST_OWN_FORMAT + n)}" formatCode="${code}"/>`).join('')}</numFmts>
<fonts count="2">${font('')}${font('<b/>')}</fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${String(cells.length)}">${cells.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
}

/** @param filters of each sheet, the range that its filter is of: A1:D12 */
function workbookXml(filters: readonly string[]): string {
  const sheets = filters.map((_, at) => `<sheet name="${sheetName(at + 1)}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`);
  // a program that sorts by the filter looks for its range here
  const names = filters.map(
    (range, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${String(at)}" hidden="1">${sheetName(at + 1)}!${range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}</definedName>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`;
}

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (all: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

function contentTypesXml(sheets: readonly number[]): string {
  const part = (path: string, type: string): string => `<Override PartName="/${path}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part(
    'xl/workbook.xml',
    'sheet.main',
  )}${part('xl/styles.xml', 'styles')}${sheets.map((n) => part(sheetPath(n), 'worksheet')).join('')}</Types>`;
}

/** @param filters the range of each sheet's filter */
export function workbookParts(filters: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  const sheets = filters.map((_, at) => at + 1);
  return [
    ['xl/styles.xml', stylesXml()],
    ['xl/workbook.xml', workbookXml(filters)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...sheets.map((n) => relationship(`rId${String(n)}`, 'worksheet', `worksheets/sheet${String(n)}.xml`)),
        relationship('rIdStyles', 'styles', 'styles.xml'),
      ]),
    ],
    ['_rels/.rels', relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')])],
    ['[Content_Types].xml', contentTypesXml(sheets)],
  ];
}
