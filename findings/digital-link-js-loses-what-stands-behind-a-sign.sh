#!/usr/bin/env bash
# digital-link.js 1.4.3, which writes and reads GS1 Digital Links: the addresses in the QR codes of goods.
# Guess before the run: a batch or serial number with signs that an address keeps for itself ("/", "&", "?", "%"), all of which GS1 allows,
# is percent-encoded where a link is written and decoded where it is read.
# Seen: neither. Of the address with "/10/AB%2F12" the batch is said to be "AB%2F12", so that it matches no batch "AB/12" on a box; it is
# called valid. The serial of a part "A&B" (250) is written as it is, and read back as "A" in a link that is called valid; the batch "A?1" as "A", too. With the
# batch "50%" or "AB/12" the link that it wrote itself cannot be read: URIError "URI malformed", "Must contain at least the identifier".
# Source: GS1 Digital Link Standard: URI Syntax 1.2 and later, "Percent-encoding of reserved characters"; GS1 General Specifications,
# figure 7.11-1 (the 82 characters of AI 10 and AI 250).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts digital-link.js@1.4.3
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { DigitalLink } = require('digital-link.js');

const read = DigitalLink('https://id.gs1.org/01/09506000134352/10/AB%2F12');
console.log(read.getKeyQualifiers(), read.isValid());
assert.deepEqual([read.getKeyQualifiers(), read.isValid()], [{ 10: 'AB%2F12' }, true]);

function written(add) {
  const link = DigitalLink();
  link.setDomain('https://id.gs1.org');
  link.setIdentifier('01', '09506000134352');
  add(link);
  return link;
}
const part = written((link) => link.setAttribute('250', 'A&B'));
const again = DigitalLink(part.toWebUriString());
console.log(part.toWebUriString(), again.getAttribute('250'), again.isValid());
assert.equal(part.toWebUriString(), 'https://id.gs1.org/01/09506000134352?250=A&B');
assert.deepEqual([again.getAttribute('250'), again.isValid()], ['A', true]);

const batch = (text) => DigitalLink(written((link) => link.setKeyQualifier('10', text)).toWebUriString()).getKeyQualifiers();
console.log(batch('A?1'));
assert.deepEqual(batch('A?1'), { 10: 'A' });
assert.deepEqual(batch('A-1'), { 10: 'A-1' });
assert.throws(() => batch('50%'), { name: 'URIError', message: 'URI malformed' });
assert.throws(() => batch('AB/12'), /Must contain at least the identifier/);
JS
node try.cjs
