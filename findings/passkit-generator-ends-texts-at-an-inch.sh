#!/usr/bin/env bash
# passkit-generator 3.6.1, which makes cards and coupons for Apple Wallet, with texts in several languages (pass.strings), beside @walletpass/pass-js 7.2.0.
# Guess before the run: a quotation mark within a translation is written as it is and ends the text there.
# Seen: so it is, as in `Écran 24" offert`: what follows is no entry any more, and the file is none of that form.
# A backslash stays single as well, so that C:\new has a line break in it. The card is made and signed all the same.
# Seen: of texts given as a file, an entry without blanks around "=" is left out without a word, and the blanks are free there. pass-js writes and reads these rightly.
# Source: Apple, Resource Programming Guide, Strings Resources, "Using Special Characters in String Resources" (a double quotation mark and a backslash are preceded by a
# backslash), https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts passkit-generator@3.6.1 @walletpass/pass-js@7.2.0 node-forge@1.4.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { Template } from '@walletpass/pass-js';
import forge from 'node-forge';
import { PKPass } from 'passkit-generator';

const keys = forge.pki.rsa.generateKeyPair(1024);
const certificate = forge.pki.createCertificate();
certificate.publicKey = keys.publicKey;
certificate.setSubject([{ name: 'commonName', value: 'example' }]);
certificate.setIssuer([{ name: 'commonName', value: 'example' }]);
certificate.sign(keys.privateKey, forge.md.sha256.create());
const pem = forge.pki.certificateToPem(certificate);
const certificates = { wwdr: pem, signerCert: pem, signerKey: forge.pki.privateKeyToPem(keys.privateKey) };
const about = { formatVersion: 1, passTypeIdentifier: 'pass.com.example', teamIdentifier: 'ABCDE12345', organizationName: 'Duka', description: 'Coupon' };
const card = Buffer.from(JSON.stringify({ ...about, serialNumber: '1', coupon: {} }));

/** What stands in pass.strings of a card: its files are kept as they are. */
function stringsOf(texts, files = {}) {
  const pass = new PKPass({ 'pass.json': card, 'icon.png': Buffer.from('icon'), ...files }, certificates);
  if (texts) pass.localize('fr', texts);
  const bundle = pass.getAsBuffer().toString();
  const start = bundle.indexOf('fr.lproj/pass.strings') + 'fr.lproj/pass.strings'.length;
  return bundle.slice(start, bundle.indexOf('PK\u0003\u0004', start));
}
/** Whether each entry is "key" = "text"; with a backslash before each quotation mark inside. */
const isOfThatForm = (text) => /^(?:\s*"(?:[^"\\]|\\.)*"\s*=\s*"(?:[^"\\]|\\.)*"\s*;)*\s*$/su.test(text);
const plain = { offer: 'Un kikoi offert' };
const inch = { offer: 'Écran 24" offert' };
for (const texts of [plain, inch]) console.log(stringsOf(texts), isOfThatForm(stringsOf(texts)));
assert.ok(isOfThatForm(stringsOf(plain)));
assert.equal(stringsOf(inch), '"offer" = "Écran 24" offert";');
assert.ok(!isOfThatForm(stringsOf(inch)));
assert.equal(stringsOf({ offer: String.raw`C:\new` }), String.raw`"offer" = "C:\new";`);

const given = Buffer.from('"one" = "un";\n"two"="deux";\n"three" = "trois";\n');
const kept = stringsOf(undefined, { 'fr.lproj/pass.strings': given });
console.log(JSON.stringify(given.toString()), '->', JSON.stringify(kept));
assert.ok(kept.includes('trois') && !kept.includes('deux'));

const other = new Template('coupon', about);
other.localization.add('fr', inch);
const [{ data }] = other.localization.toArray();
const written = data.toString('utf16le').replace('\uFEFF', '');
assert.ok(isOfThatForm(written) && written.includes(String.raw`"Écran 24\" offert"`));
assert.ok(isOfThatForm(given.toString()));
JS
node try.mjs
