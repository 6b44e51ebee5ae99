/**
 * The least that can be paid in cash, in the smallest unit, where coins of that unit are not in use. By the central banks: Swiss Coinage
 * Ordinance (5 rappen), Riksbank (1 krona since 2010), Norges Bank (1 krone since 2012), Danmarks Nationalbank (50 øre since 2008), Royal
 * Canadian Mint (5 cents since 2013), Reserve Bank of Australia (5 cents), Reserve Bank of New Zealand (10 cents), Magyar Nemzeti Bank
 * (5 forint), Czech National Bank (1 koruna), central banks of Kuwait, Bahrain and Oman (5 fils, 5 baisa), Bank of Israel (10 agorot), South
 * African Reserve Bank (10 cents), Bank Negara Malaysia (5 sen), Monetary Authority of Singapore (5 cents), Hong Kong Monetary Authority (10 cents),
 * Bank of Uganda (50 shillings), Bank of Tanzania (50 shillings), Central Bank of Kenya (1 shilling, the coins of 2018), Reserve Bank of India
 * (50 paise since 2011), State Bank of Pakistan (1 rupee since 2014), Bank of Thailand (25 satang), Bank of Korea (10 won), Chile (10 pesos, Law
 * 20.956 since 2017), National Bank of Serbia (1 dinar), National Bank of Georgia (5 tetri since 2021), National Bank of Kazakhstan (1 tenge),
 * Central Bank of Tunisia (5 millimes).
 */
const COINS: Readonly<Record<string, number>> = {
  ...{ AUD: 5, BHD: 5, CAD: 5, CHF: 5, CZK: 100, DKK: 50, HKD: 10, HUF: 500, ILS: 10, KWD: 5 },
  ...{ MYR: 5, NOK: 100, NZD: 10, OMR: 5, SEK: 100, SGD: 5, ZAR: 10 },
  ...{
    CLP: 10,
    GEL: 5,
    INR: 50,
    KES: 100,
    KRW: 10,
    KZT: 100,
    PKR: 100,
    RSD: 100,
    THB: 25,
    TND: 5,
    TZS: 5000,
    UGX: 50,
  },
};

/**
 * Where cash in euros is rounded to five cents, by law (Finland 2002, Belgium 2019, Slovakia 2022, Estonia and Lithuania 2025) or as shops
 * do with the central bank's rules (Netherlands 2004, Ireland 2015, Italy 2018).
 */
const FIVE_CENTS: ReadonlySet<string> = new Set(['BE', 'EE', 'FI', 'IE', 'IT', 'LT', 'NL', 'SK']);

/** The smallest coin of a currency in a country, in its smallest unit: 5 of CHF, 1 where every amount can be paid. */
export const smallestCoin = (currency: string, country: string): number =>
  currency === 'EUR' ? (FIVE_CENTS.has(country) ? 5 : 1) : (COINS[currency] ?? 1);
