#!/usr/bin/env bash
# exceljs 4.4.0, which reads sheets of goods and prices, beside read-excel-file 9.3.17 and xlsx-populate 1.21.0.
# Expected: a number is a date where its format has y, m, d, h or s outside of quotes and brackets, so "40 cm" with
# the letters in quotes is a number in all three.
# Seen: so it is, but a letter may stand behind a backslash as well, as Excel writes it when there is one: formats 0\ \m (metres) and
# #,##0\ \S\h (shillings) make exceljs answer a Date, 40 m as 1900-02-08 and 12,500 Sh as 1934-03-22. The other two answer the number.
# With kilograms (0\ \k\g) all are right.
# Source: ECMA-376-1, 18.8.31 numFmts ("\": display the next character). Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 read-excel-file@9.3.17 xlsx-populate@1.21.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import XlsxPopulate from 'xlsx-populate';

const cells = [
  ['0 "cm"', 40, 40],
  ['0\\ \\k\\g', 40, 40],
  ['0\\ \\m', 40, '1900-02-08'],
  ['#,##0\\ \\S\\h', 12500, '1934-03-22'],
];
const written = await XlsxPopulate.fromBlankAsync();
for (const [row, [format, value]] of cells.entries()) {
  written.sheet(0).cell(row + 1, 1).value(value).style('numberFormat', format);
}
await written.toFileAsync('goods.xlsx');

const workbook = new ExcelJS.Workbook();
await workbook.xlsx.readFile('goods.xlsx');
const other = await readExcelFile('goods.xlsx');
const rows = other[0]?.data ?? other;
const third = await XlsxPopulate.fromFileAsync('goods.xlsx');
for (const [row, [format, value, seen]] of cells.entries()) {
  const read = workbook.worksheets[0].getCell(row + 1, 1).value;
  const told = read instanceof Date ? read.toISOString().slice(0, 10) : read;
  console.log(`${format}: ${value}, exceljs ${told}, read-excel-file ${rows[row][0]}`);
  assert.equal(told, seen);
  assert.deepEqual([rows[row][0], third.sheet(0).cell(row + 1, 1).value()], [value, value]);
}
JS
node try.mjs
