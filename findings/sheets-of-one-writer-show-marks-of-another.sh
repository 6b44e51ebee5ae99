#!/usr/bin/env bash
# xlsx 0.18.5 (SheetJS), exceljs 4.4.0, read-excel-file 9.3.17 and xlsx-populate 1.21.0: what one writes, the others read.
# Guess before the run: a line break of Windows in a description, which sheets keep as _x000D_, is left as letters by exceljs and read-excel-file.
# Seen: those two read _x000D_ as they should, and xlsx-populate shows it. But SheetJS writes it in small letters, _x000d_, which the norm does not forbid, and
# exceljs shows "two_x000d_", as xlsx-populate does; read-excel-file takes both. Nobody who tries one library with its own files sees it.
# Seen: what looks like such a mark in the text itself has to be written as _x005F_…; exceljs and SheetJS write "BOX_x0041_" as it is, and what reads
# rightly has "BOXA", another article number. Neither reads back what it wrote itself.
# Source: ECMA-376-1, 22.9.2.19 ST_Xstring (_xHHHH_, H a hexadecimal character) and 22.4.2.4 (the first underscore of what is no mark is written as
# _x005F_); [MS-OI29500] 2.1.1747 (a carriage return is written as a mark).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 exceljs@4.4.0 read-excel-file@9.3.17 xlsx-populate@1.21.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';

const require = createRequire(import.meta.url);
const XLSX = require('xlsx');
const XlsxPopulate = require('xlsx-populate');

const readers = {
  xlsx: (file) => XLSX.utils.sheet_to_json(Object.values(XLSX.read(readFileSync(file)).Sheets)[0], { header: 1 }).map(([cell]) => cell),
  exceljs: async (file) => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(file);
    return book.worksheets[0].getColumn(1).values.slice(1);
  },
  'read-excel-file': async (file) => {
    const read = await readExcelFile(file);
    return (read[0]?.data ?? read).map(([cell]) => cell);
  },
  'xlsx-populate': async (file) => (await XlsxPopulate.fromFileAsync(file)).sheet(0).usedRange().value().map(([cell]) => cell),
};
/** A file whose text is written as it is: what Excel keeps. */
const kept = await XlsxPopulate.fromBlankAsync();
kept.sheet(0).cell('A1').value([['two_x000D_\nlines'], ['BOX_x005F_x0041_']]);
await kept.toFileAsync('kept.xlsx');
const rows = [['two\r\nlines'], ['BOX_x0041_']];
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'goods');
writeFileSync('sheetjs.xlsx', XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
const other = new ExcelJS.Workbook();
other.addWorksheet('goods').addRows(rows);
await other.xlsx.writeFile('exceljs.xlsx');

const right = ['two\r\nlines', 'BOX_x0041_'];
const asA = ['two\r\nlines', 'BOXA'];
for (const [file, ...seen] of [
  ['kept.xlsx', right, right, right, ['two_x000D_\nlines', 'BOX_x005F_x0041_']],
  ['sheetjs.xlsx', asA, ['two_x000d_\nlines', 'BOX_x0041_'], asA, ['two_x000d_\nlines', 'BOX_x0041_']],
  ['exceljs.xlsx', asA, ['two\nlines', 'BOXA'], asA, right],
]) {
  const told = await Promise.all(Object.values(readers).map((read) => read(file)));
  for (const [at, name] of Object.keys(readers).entries()) console.log(file, name, JSON.stringify(told[at]));
  assert.deepEqual(told, seen);
}
JS
node try.mjs
