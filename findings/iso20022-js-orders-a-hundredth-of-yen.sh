#!/usr/bin/env bash
# iso20022.js 0.0.15, which writes orders for banks (ISO 20022 pain.001) and reads their statements (camt.053), amounts in smallest units.
# Guess before the run: an amount of yen is written with two decimals that yen do not have ("12500.00").
# Seen: it is divided by a hundred. 12500 yen, whose smallest unit is the yen, are ordered as <InstdAmt Ccy="JPY">125</InstdAmt>; 12500
# thousandths of a dinar (12.500 KWD) as 125 dinars. Euros are right. No error is raised.
# Seen: statements are read with the same two decimals: 12500 yen as 1250000, 12.500 dinars as 1250; and "19.99" euros as
# 1998.9999999999998 smallest units, which no comparison with the 1999 of an order meets. A payer's "000123" comes out as the number 123,
# the account 0012345678 as 12345678.
# Source: ISO 4217 (JPY 0 decimals, KWD 3); ISO 20022, ActiveOrHistoricCurrencyAndAmount: decimals "according to the currency", and Max140Text.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso20022.js@0.0.15
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { CashManagementEndOfDayReport, SWIFTCreditPaymentInitiation } from 'iso20022.js';

const party = {
  name: 'Maker Ltd',
  id: 'MAKER',
  account: { iban: 'DE89370400440532013000' },
  agent: { bic: 'COBADEFFXXX' },
  address: { streetName: 'Main Street', buildingNumber: '1', postalCode: '10115', townName: 'Berlin', country: 'DE' },
};
function ordered(amount, currency) {
  const instruction = { type: 'swift', direction: 'credit', id: '1', amount, currency, creditor: party };
  const written = new SWIFTCreditPaymentInitiation({ initiatingParty: party, paymentInstructions: [instruction] }).serialize();
  return written.match(/<InstdAmt Ccy="...">([^<]*)</)[1];
}
for (const [amount, currency, right, seen] of [
  [12500, 'EUR', '125.00', '125'],
  [12500, 'JPY', '12500', '125'],
  [12500, 'KWD', '12.500', '125'],
]) {
  console.log(`${amount} smallest units of ${currency}: ${right}, ordered: ${ordered(amount, currency)}`);
  assert.equal(ordered(amount, currency), seen);
}

const statement = (currency, amount) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-01-03T00:18:37+01:00</CreDtTm></GrpHdr>
  <Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-01-03T00:18:37+01:00</CreDtTm>
    <FrToDt><FrDtTm>2026-01-02T00:00:00</FrDtTm><ToDtTm>2026-01-02T23:59:59</ToDtTm></FrToDt>
    <Acct><Id><Othr><Id>0012345678</Id></Othr></Id><Ccy>${currency}</Ccy><Svcr><FinInstnId><BIC>COBADEFFXXX</BIC></FinInstnId></Svcr></Acct>
    <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">0</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-02</Dt></Dt></Bal>
    <Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-01-02</Dt></BookgDt><ValDt><Dt>2026-01-02</Dt></ValDt>
      <BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>
      <NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RmtInf><Ustrd>000123</Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>
  </Stmt>
</BkToCstmrStmt></Document>`;
for (const [currency, amount, right, seen] of [
  ['EUR', '100.00', 10000, 10000],
  ['EUR', '19.99', 1999, 1998.9999999999998],
  ['JPY', '12500', 12500, 1250000],
  ['KWD', '12.500', 12500, 1250],
]) {
  const [{ account, entries }] = CashManagementEndOfDayReport.fromXML(statement(currency, amount)).statements;
  console.log(`${amount} ${currency}: ${right} smallest units, read: ${entries[0].amount}`);
  assert.equal(entries[0].amount, seen);
  assert.equal(entries[0].transactions[0].remittanceInformation, 123);
  assert.equal(account.accountNumber, '12345678');
}
JS
node try.mjs
