#!/usr/bin/env bash
# num2words 0.5.10 (Debian 12, python3-num2words), which writes amounts of invoices in words.
# Guess before the run: 21,000 in Spanish is "veintiuno mil", as in libraries of npm.
# Seen: so it is. What nobody guesses: its Ukrainian has the Latin i in place of the Cyrillic і: "двi тисячi", "вiсiм", "один мiльйон" look right and are words of two scripts, which nobody finds who searches for them
# as they are spelt. In Czech two crowns are "dva koruny", where a crown is feminine (dvě), though one is "jedna". An amount that is a whole number of Python is taken for cents: 500 is "five euro", 500.0 is not.
# Source: Unicode, U+0456 (Cyrillic small letter byelorussian-ukrainian i); CLDR 48, number words for Ukrainian and Czech (rbnf uk: "дві"; cs, feminine: "dvě").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
apt-get download python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" root; done
cat > try.py <<'PY'
from num2words import num2words

latin = lambda text: ''.join(letter for letter in text if letter.isascii() and letter.isalpha())
for number, seen in [(3, ''), (100, ''), (2, 'i'), (8, 'ii'), (2000, 'ii'), (1000000, 'i')]:
    words = num2words(number, lang='uk')
    print(number, words, latin(words))
    assert latin(words) == seen, words
for amount, lang, currency, seen in [
    (1.0, 'cz', 'CZK', 'jedna koruna, nula haléřů'),
    (2.0, 'cz', 'CZK', 'dva koruny, nula haléřů'),
    (500.0, 'en', 'EUR', 'five hundred euro, zero cents'),
    (500, 'en', 'EUR', 'five euro, zero cents'),
]:
    words = num2words(amount, to='currency', lang=lang, currency=currency)
    print(amount, currency, words)
    assert words == seen, words
assert num2words(21000, lang='es') == 'veintiuno mil'
PY
PYTHONPATH=root/usr/lib/python3/dist-packages python3 try.py
