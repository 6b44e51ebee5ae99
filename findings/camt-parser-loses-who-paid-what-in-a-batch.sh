#!/usr/bin/env bash
# camt-parser 1.1.0, a reader of bank statements (ISO 20022 camt.053.001.08), which banks send instead of MT940 since 2025.
# Guess before the run: an entry that stands for several transfers ("batch booking") is read with the amount of the entry alone.
# Seen: the amount of each transfer (TxDtls/Amt, required in version 08), the name of who paid (Dbtr/Pty/Nm, new in version 08) and the
# text of the transfer (RmtInf/Ustrd) come back empty or not at all; what is left is the amount of the whole entry, so nobody can tell
# which order was paid. A structured reference (RF…) is read.
# Seen: the same statement with a prefix of its namespace ("ns2:"), as some banks write it, ends in a TypeError.
# Source: ISO 20022, camt.053.001.08, EntryTransaction10, TransactionParties6, RemittanceInformation16.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts camt-parser@1.1.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { parseCamt053 } from 'camt-parser';

const transfer = (amount, name, information) => `<TxDtls>
  <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
  <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
  <RmtInf>${information}</RmtInf>
</TxDtls>`;
const reference = `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>`;
const statement = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-01-03T00:18:37+01:00</CreDtTm></GrpHdr>
  <Stmt><Id>S1</Id><CreDtTm>2026-01-03T00:18:37+01:00</CreDtTm>
    <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Ntry><Amt Ccy="EUR">150.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-01-02</Dt></BookgDt><ValDt><Dt>2026-01-02</Dt></ValDt>
      <NtryDtls>
        ${transfer('100.00', 'First Buyer', '<Ustrd>order AB12CD34</Ustrd>')}
        ${transfer('50.10', 'Second Buyer', reference)}
      </NtryDtls>
    </Ntry>
  </Stmt>
</BkToCstmrStmt></Document>`;

const read = await parseCamt053(statement);
const [entry] = read.statements[0].transactions;
console.log(JSON.stringify(entry, undefined, 1));
assert.equal(entry.amount.value, '150.10');
assert.deepEqual(
  entry.details.map(({ amountDetails }) => amountDetails.transactionAmount.value),
  ['', ''],
);
const said = JSON.stringify(read);
for (const lost of ['First Buyer', 'Second Buyer', 'AB12CD34', '"100.00"', '"50.10"']) assert.ok(!said.includes(lost), lost);
assert.ok(said.includes('RF18539007547034'));

const prefixed = statement
  .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
  .replace('xmlns=', 'xmlns:ns2=');
await assert.rejects(() => parseCamt053(prefixed), TypeError);
console.log('with a prefix: TypeError');
JS
node try.mjs
