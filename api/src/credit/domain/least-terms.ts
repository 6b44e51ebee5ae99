import { countryName } from '../../kernel/world/countries.js';

const NEVER = 'never';

/**
 * How long a gift card is good at least, in months, by the country of the shop; elsewhere nothing is known. The sources were looked up on
 * 28 November 2026. A card that is given away for nothing may end sooner in most of them: then a coupon does.
 */
const LEAST: Readonly<Record<string, number | typeof NEVER>> = {
  // 30 years, and a shorter term without a reason is void: the Supreme Court, 28 June 2012, 7 Ob 22/12d
  // https://linda.lindeverlag.at/Dokument/367327
  AT: 360,
  // three years, for cards sold from 1 November 2019: Australian Consumer Law, part 3-2, division 3A
  // https://allens.com.au/insights-news/insights/2019/11/new-laws-on-gift-cards-what-you-need-to-know-now
  AU: 36,
  // the provinces forbid an end, such as O. Reg. 17/05 of Ontario, sections 25.1 to 25.5 by O. Reg. 187/07
  // https://www.ontario.ca/laws/regulation/r07187
  // https://www.osler.com/en/resources/business-in-canada/browse-topics/selling/gift-cards-and-loyalty-programs
  CA: NEVER,
  // three years from the end of the year in which it was given, BGB §§ 195, 199, four at most; OLG München, 29 U 3193/07: one is too short
  // http://www.zeit.de/2017/48/geschenkgutscheine-befristung-frist-recht-stimmts
  DE: 48,
  // five years, for vouchers sold from 2 December 2019: Consumer Protection (Gift Vouchers) Act 2019
  // https://www.irishstatutebook.ie/eli/2019/act/51/enacted/en/html
  IE: 60,
  // three years, for cards sold from 16 March 2026: Fair Trading (Gift Card Expiry) Amendment Act 2024
  // https://www.comcom.govt.nz/business/dealing-with-typical-situations/selling-goods-and-services/gift-cards-and-vouchers
  NZ: 36,
  // no end: Republic Act 10962, Gift Check Act of 2017
  // https://www.pna.gov.ph/articles/1020112
  PH: NEVER,
  // five years, 15 U.S.C. 1693l-1(c)(2); some states want more
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
