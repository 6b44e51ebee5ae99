#!/usr/bin/env bash
# aromanize 0.1.5, by which names of streets and towns in Korea go onto labels in Latin letters, on the examples of the law itself.
# Guess before the run: where a sound changes at the border of two syllables (같이, gachi) letters are written one by one.
# Seen: where ㄴ and ㄹ, or ㄱ and ㄹ, meet it knows the change in half of the examples (왕십리 Wangsimni, 독립문 Dongnimmun, 신라 Silla) and not in the others: 종로 is "jongro", where each sign in Seoul says Jongno, 울릉 "ulreung" for
# Ulleung, 신문로 "sinmullo" for Sinmunno, 학여울 "hagyeoul" for Hangnyeoul, 알약 "aryak". What is breathed or softened is written by its letters: 좋고 "jotgo", 놓다 "notda", 낳지 "natji", 같이 "gati", 해돋이 "haedodi". And ㅢ, which is always ui, is "eui":
# 광희문 is "gwangheuimun". Of 51 examples 13 are not as the law has them.
# Source: Ministry of Culture and Tourism of Korea, Notice 2000-8, Revised Romanization of Korean, II.1 note 1 and III.1 with their examples.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts aromanize@0.1.5
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const aromanize = require('aromanize');

const romanize = (name) => aromanize.romanize(name);

const right = {
  구미: 'Gumi', 영동: 'Yeongdong', 백암: 'Baegam', 옥천: 'Okcheon', 합덕: 'Hapdeok', 호법: 'Hobeop', 월곶: 'Wolgot', 벚꽃: 'beotkkot', 한밭: 'Hanbat',
  구리: 'Guri', 설악: 'Seorak', 칠곡: 'Chilgok', 임실: 'Imsil', 대관령: 'Daegwallyeong', 백마: 'Baengma', 왕십리: 'Wangsimni', 별내: 'Byeollae', 신라: 'Silla',
  묵호: 'Mukho', 집현전: 'Jiphyeonjeon', 압구정: 'Apgujeong', 낙동강: 'Nakdonggang', 죽변: 'Jukbyeon', 팔당: 'Paldang', 샛별: 'saetbyeol', 울산: 'Ulsan',
  촉석루: 'Chokseongnu', 안압지: 'Anapji', 남산: 'Namsan', 속리산: 'Songnisan', 금강: 'Geumgang', 경복궁: 'Gyeongbokgung', 불국사: 'Bulguksa', 현충사: 'Hyeonchungsa',
  오죽헌: 'Ojukheon', 극락전: 'Geungnakjeon', 독도: 'Dokdo', 독립문: 'Dongnimmun',
};
const others = {
  종로: ['Jongno', 'jongro'], 신문로: ['Sinmunno', 'sinmullo'], 울릉: ['Ulleung', 'ulreung'], 학여울: ['Hangnyeoul', 'hagyeoul'], 알약: ['allyak', 'aryak'],
  해돋이: ['haedoji', 'haedodi'], 같이: ['gachi', 'gati'], 굳히다: ['guchida', 'guthida'], 좋고: ['joko', 'jotgo'], 놓다: ['nota', 'notda'],
  잡혀: ['japyeo', 'japhyeo'], 낳지: ['nachi', 'natji'], 광희문: ['Gwanghuimun', 'gwangheuimun'],
};
for (const [name, latin] of Object.entries(right)) assert.equal(romanize(name), latin.toLowerCase(), name);
for (const [name, [latin, seen]] of Object.entries(others)) {
  console.log(name, latin, romanize(name));
  assert.equal(romanize(name), seen);
}
console.log(Object.keys(right).length, 'are right,', Object.keys(others).length, 'are not');
assert.equal(Object.keys(right).length + Object.keys(others).length, 51);
JS
node try.cjs
