#!/usr/bin/env bash
# hledger 1.25 (Debian 12), which reads lists of a shop's payments (CSV) and journals of plain text, beside ledger 3.3.0 on the same journal.
# Guess before the run: "UGX 12,500" is twelve and a half shillings to hledger, and "UGX 1,250,000" is read right.
# Seen: so it is, in one file and without a word: 12,500 and 1,250,000 shillings come to 1,250,012.500. A sign that stands once is taken for the one before decimals, also with three digits behind it and in a currency without decimals; twice it
# parts thousands. ledger has 1,262,500. With "decimal-mark ." at the head of the journal or among the rules of the CSV, hledger has it as well; who exports prices as people read them writes that line, or no mark of thousands.
# Source: hledger's manual ("Decimal marks, digit group marks": ambiguous marks are taken for decimal marks); ISO 4217 (UGX: no decimals).
# Wants Debian 12 (`apt-get download`, `dpkg`). Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
apt-get download -qq -o APT::Sandbox::User=root hledger=1.25-2+b5 ledger=3.3.0-3 libboost-python1.74.0 libboost-filesystem1.74.0 libboost-iostreams1.74.0 libboost-regex1.74.0 libpython3.11
for package in *.deb; do dpkg -x "$package" root; done
export LD_LIBRARY_PATH=$PWD/root/usr/lib/$(uname -m)-linux-gnu:$PWD/root/usr/lib/ledger
hledger() { root/usr/bin/hledger "$@"; }

cat > payments.journal <<'TXT'
2026-01-05 order AB12CD34
    assets:bank   UGX 12,500
    income:sales

2026-01-06 order AB12CD35
    assets:bank   UGX 1,250,000
    income:sales
TXT
printf '2026-01-05,AB12CD34,"12,500"\n2026-01-06,AB12CD35,"1,250,000"\n' > payments.csv
printf 'fields date, description, amount\ncurrency UGX \naccount1 assets:bank\n' > payments.rules

says() {
  echo "$1"
  grep -qF "$2" <<<"$1"
}
says "$(hledger -f payments.journal balance assets:bank)" 'UGX 1,250,012.500  assets:bank'
says "$(hledger -f payments.csv --rules-file payments.rules balance assets:bank)" 'UGX 1,250,012.500  assets:bank'
says "$(root/usr/bin/ledger -f payments.journal balance assets:bank)" 'UGX 1,262,500  assets:bank'
sed -i '1i decimal-mark .\n' payments.journal
says "$(hledger -f payments.journal balance assets:bank)" 'UGX 1,262,500  assets:bank'
echo 'decimal-mark .' >> payments.rules
says "$(hledger -f payments.csv --rules-file payments.rules balance assets:bank)" 'UGX 1,262,500  assets:bank'
