#!/usr/bin/env bash
# node-thermal-printer 4.6.1 and @point-of-sale/receipt-printer-encoder 4.0.1, which write what receipt printers print (ESC/POS), on QR codes (a payment, a fiscal one, a link).
# Guess before the run: the length of what is in the code, which stands before it, is wrong for more than 253 bytes, since it is one byte.
# Seen: long ones are right. node-thermal-printer counts letters and writes bytes: of "Żółw 5 zł" it tells 9 and sends 13, so that the printer takes 9 of them for the code, which is cut in
# the midst of a word, and the other four for text of the receipt. receipt-printer-encoder writes as many as it tells, in Latin 1, so that "Żółw 5 zł" is "?ó?w 5 z?" for whoever scans it: a transfer to
# another name, or a fiscal code that does not verify. What is ASCII alone is right in both.
# Source: Epson, ESC/POS command reference, GS ( k <function 180> (pL + pH × 256 is the number of bytes behind pH: three more than the data).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-thermal-printer@4.6.1 @point-of-sale/receipt-printer-encoder@4.0.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import thermal from 'node-thermal-printer';

const { ThermalPrinter, PrinterTypes } = thermal;
/** What stands behind the command that stores the data of a code: the length that is told, and the bytes up to the command that prints it. */
function stored(bytes) {
  const all = Buffer.from(bytes);
  const at = all.indexOf(Buffer.from('315030', 'hex'), all.indexOf(Buffer.from('1d286b', 'hex')));
  const told = all[at - 2] + all[at - 1] * 256 - 3;
  const end = all.indexOf(Buffer.from('1d286b0300315130', 'hex'), at);
  return [told, all.subarray(at + 3, end)];
}
const byThermal = (text) => {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: '/dev/null' });
  printer.printQR(text, {});
  return printer.getBuffer();
};
const byEncoder = (text) => new ReceiptPrinterEncoder({ language: 'esc-pos', columns: 42 }).initialize().qrcode(text).encode();

const long = 'x'.repeat(300);
for (const text of ['https://example.com/o/5', long])
  for (const write of [byThermal, byEncoder]) {
    const [told, bytes] = stored(write(text));
    assert.deepEqual([told, bytes.toString()], [text.length, text]);
  }
const polish = 'Żółw 5 zł';
const [told, bytes] = stored(byThermal(polish));
console.log(`node-thermal-printer tells ${told} and sends ${bytes.length}: ${bytes.subarray(0, told)}`);
assert.deepEqual([told, bytes.length, bytes.toString()], [9, 13, polish]);
const [count, latin] = stored(byEncoder(polish));
console.log(`receipt-printer-encoder tells ${count}: ${latin.toString('latin1')}`);
assert.deepEqual([count, latin.length, latin.toString('latin1')], [9, 9, '?ó?w 5 z?']);
JS
node try.mjs
