#!/usr/bin/env bash
# pdfkit 0.20.2 (npm), PDF/A-3b.
# Guess before the run: the title of a document is written into its XMP metadata as XML has it, an ampersand as &amp;.
# Seen: it is written as it is. With the title "Invoice of Smith & Sons" the XMP packet is no well-formed XML, which ISO 19005 wants; readers that
# look at the metadata (validators of PDF/A, Factur-X) find none. Title, author, subject and keywords alike; the document's own
# information dictionary is right.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 saxes@6.0.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import PDFDocument from 'pdfkit';
import { SaxesParser } from 'saxes';

const written = (info) =>
  new Promise((resolve) => {
    const page = new PDFDocument({ pdfVersion: '1.7', subset: 'PDF/A-3b', font: null, info });
    const chunks = [];
    page.on('data', (chunk) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    page.end();
  });
const packet = (pdf) => /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf)[0];
const isXml = (xml) => {
  const parser = new SaxesParser();
  const faults = [];
  parser.on('error', (fault) => faults.push(fault));
  parser.write(xml).close();
  return faults.length === 0;
};
const seen = [];
for (const info of [{ Title: 'Invoice' }, { Title: 'Invoice of Smith & Sons' }, { Author: 'Smith & Sons' }]) seen.push(isXml(packet(await written(info))));
console.log(seen.join(' | '));
assert.deepEqual(seen, [true, false, false]);
JS
node try.mjs
