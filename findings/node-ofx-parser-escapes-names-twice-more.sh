#!/usr/bin/env bash
# node-ofx-parser 0.5.1 and ofx-data-extractor 1.5.0, which read the bank statements of Quicken and of banks in the Americas (OFX 1.0.2), beside ofx-js 1.1.1.
# Guess before the run: all three take the name of who paid as it was meant ("Smith & Sons"); what they lose is the time zone of a posting.
# Seen: the zone is lost by ofx-data-extractor alone. But of the name, which the file has as "SMITH &amp; SONS", node-ofx-parser makes
# "SMITH &amp;amp;amp; SONS", and ofx-data-extractor leaves "SMITH &amp; SONS"; "&lt;" likewise. Who looks for the buyer's name or an order's number with "&" in
# it finds neither. ofx-js has it right.
# Seen: an amount with a comma, which the norm allows, is a text with a comma to node-ofx-parser and ofx-js, and "1234.56" to ofx-data-extractor.
# Source: Open Financial Exchange 1.0.2, 2.3.2.1 (special characters: "&amp;" stands for "&"), 3.2.9 (amounts: a comma or a period before the decimals).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0 ofx-js@1.1.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { parse: byNode } = require('node-ofx-parser');
const { Ofx } = require('ofx-data-extractor');
const { parse: byJs } = require('ofx-js');

const HEADING = 'OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE OLDFILEUID:NONE NEWFILEUID:NONE';
const POSTED = ['<TRNTYPE>CREDIT', '<DTPOSTED>20261129233000[-5:EST]', '<TRNAMT>1234,56', '<FITID>1', '<NAME>SMITH &amp; SONS', '<MEMO>ORDER 1045'];
const STATUS = ['<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>'];
const statement = [
  ...HEADING.split(' '),
  '',
  ...['<OFX>', '<SIGNONMSGSRSV1>', '<SONRS>', ...STATUS, '<DTSERVER>20261130', '<LANGUAGE>ENG', '</SONRS>', '</SIGNONMSGSRSV1>'],
  ...['<BANKMSGSRSV1>', '<STMTTRNRS>', '<TRNUID>1', ...STATUS, '<STMTRS>', '<CURDEF>USD'],
  ...['<BANKACCTFROM>', '<BANKID>1', '<ACCTID>1', '<ACCTTYPE>CHECKING', '</BANKACCTFROM>'],
  ...['<BANKTRANLIST>', '<DTSTART>20261101', '<DTEND>20261130', '<STMTTRN>', ...POSTED, '</STMTTRN>', '</BANKTRANLIST>'],
  ...['<LEDGERBAL>', '<BALAMT>1.00', '<DTASOF>20261130', '</LEDGERBAL>', '</STMTRS>', '</STMTTRNRS>', '</BANKMSGSRSV1>', '</OFX>'],
].join('\n');

const posted = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN;
(async () => {
  for (const [reader, read, seen] of [
    ['node-ofx-parser', posted(byNode(statement)), ['SMITH &amp;amp;amp; SONS', '1234,56', '20261129233000[-5:EST]']],
    ['ofx-data-extractor', new Ofx(statement).getBankTransferList()[0], ['SMITH &amp; SONS', '1234.56', '2026-11-29']],
    ['ofx-js', posted(await byJs(statement)), ['SMITH & SONS', '1234,56', '20261129233000[-5:EST]']],
  ]) {
    console.log(reader, read);
    assert.deepEqual([read.NAME, read.TRNAMT, read.DTPOSTED], seen);
  }
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
