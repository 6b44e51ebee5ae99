import { countryName } from '../../kernel/world/countries.js';

const NEVER = 'never';

/** How long a gift card is good at least, in months, by the country of the shop. Elsewhere nobody has said. */
const LEAST: Readonly<Record<string, number | typeof NEVER>> = {
  // 30 years by ABGB § 1478; shorter terms without a reason are void (OGH 7 Ob 22/12d)
  AT: 360,
  // three years: Australian Consumer Law s 99B, for cards sold from 1 November 2019
  // https://www.commerce.wa.gov.au/announcements/reminder-about-three-year-minimum-expiry-gift-cards
  AU: 36,
  // the provinces forbid an end, such as O. Reg. 17/05 s 25.2 of Ontario
  // https://www.osler.com/en/resources/business-in-canada/browse-topics/selling/gift-cards-and-loyalty-programs
  CA: NEVER,
  // BGB §§ 195, 199: three years from the end of the year in which it was given
  DE: 48,
  // Consumer Protection (Gift Vouchers) Act 2019: five years
  // https://www.irishstatutebook.ie/eli/2019/act/51/enacted/en/html
  IE: 60,
  // Fair Trading (Gift Card Expiry) Amendment Act 2024: three years, for cards sold from 16 March 2026
  // https://simpsongrierson.com/insights-news/legal-updates/longer-lifespan-for-gift-cards-ahead
  NZ: 36,
  // Gift Check Act of 2017 (Republic Act 10962): no end
  PH: NEVER,
  // 15 U.S.C. 1693l-1(c)(2): five years; some states want more
  // https://www.law.cornell.edu/uscode/text/15/1693l-1
  US: 60,
};

const YEAR = 12;
const DAY_MS = 86_400_000;

/** The earliest end of a gift card that is given now. Null where it may end any day, `never` where it may not end at all. */
export function earliestEnd(country: string, givenAt: Date): Date | typeof NEVER | null {
  const months = LEAST[country];
  if (months === undefined || months === NEVER) return months ?? null;
  const end = new Date(givenAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** Why a gift card of a shop in that country may not end then; null where it may. A day is not counted by the hour. */
export function whyNoEnd(country: string, givenAt: Date, expiresAt: Date): string | null {
  const least = earliestEnd(country, givenAt);
  if (least === null) return null;
  if (least === NEVER) return `In ${countryName(country)} a gift card does not end`;
  if (expiresAt.getTime() > least.getTime() - DAY_MS) return null;
  const months = LEAST[country];
  return `In ${countryName(country)} a gift card is good for at least ${Number(months) / YEAR} years`;
}
