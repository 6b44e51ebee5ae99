#!/usr/bin/env node
// What the documents' examples need of curl (-s -X -H -d -F --data-binary), for machines that have Node and nothing else.
import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
const headers = {};
let method;
let body;
let url;
while (args.length > 0) {
  const word = args.shift();
  if (word === '-s') continue;
  if (word === '-X') method = args.shift();
  else if (word === '-d') body = args.shift();
  else if (word === '--data-binary') body = readFileSync(args.shift().slice(1));
  else if (word === '-F') body = withPart(body, args.shift());
  else if (word === '-H') {
    const [name, ...value] = args.shift().split(':');
    headers[name] = value.join(':').trim();
  } else url = word;
}
const response = await fetch(url, { method: method ?? (body ? 'POST' : 'GET'), headers, body });
process.stdout.write(await response.text());

/** `name=text` or `name=@file;type=media/type`. */
function withPart(form = new FormData(), part) {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(part);
  const [, file, type = ''] = /^@([^;]+)(?:;type=(.*))?$/.exec(value) ?? [];
  if (file) form.append(name, new Blob([readFileSync(file)], { type }), file);
  else form.append(name, value);
  return form;
}
