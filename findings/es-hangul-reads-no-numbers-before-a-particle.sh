#!/usr/bin/env bash
# es-hangul 2.4.0, by which pages in Korean put the right particle behind a name or a number (이/가, 을/를, 으로/로).
# Guess before the run: behind ㄹ (서울, 물) it takes 으로 for 로, the exception of the rule.
# Seen: that is right. Behind a digit it always has the particle of a vowel: "주문 1가", "주문 3를", "쿠폰 10로", though 1 is read 일, 3 삼 and 10 십, so that it is 1이, 3을 and 10으로. Six of ten digits end with a
# consonant as they are read (0, 1, 3, 6, 7, 8). The same package reads numbers aloud: numberToHangul(10) is 십, behind which it takes the right one. Behind a bracket, as in 상품(2), it is the vowel's as well.
# Source: National Institute of Korean Language, Hangul orthography and its answers on particles: they follow how a number is read (10 is 십: 십이, 십으로).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts es-hangul@2.4.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { josa, numberToHangul } = require('es-hangul');

for (const [word, particles, right, seen] of [
  ['서울', '으로/로', '서울로', '서울로'],
  ['귤', '이/가', '귤이', '귤이'],
  ['1', '이/가', '1이', '1가'],
  ['2', '이/가', '2가', '2가'],
  ['3', '을/를', '3을', '3를'],
  ['6', '을/를', '6을', '6를'],
  ['7', '으로/로', '7로', '7로'],
  ['10', '으로/로', '10으로', '10로'],
]) {
  const told = josa(word, particles);
  console.log(word, particles, 'by the rule:', right, 'told:', told);
  assert.equal(told, seen);
}
const read = [1, 3, 6, 10].map((number) => josa(numberToHangul(number), '이/가'));
console.log('the same, read aloud:', read.join(' '));
assert.deepEqual(read, ['일이', '삼이', '육이', '십이']);
JS
node try.cjs
