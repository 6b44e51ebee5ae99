const LEAST: Readonly<Record<string, number>> = {
  ...{ usd: 50, eur: 50, gbp: 30, chf: 50, jpy: 50, krw: 50, inr: 50, brl: 50, zar: 50, php: 50 },
  ...{ aed: 200, pln: 200, ron: 200, myr: 200, dkk: 250, nok: 300, sek: 300, hkd: 400 },
  ...{ mxn: 1_000, thb: 1_000, czk: 1_500, huf: 17_500 },
};
const MOST: Readonly<Record<string, number>> = { idr: 1e12 - 1, cop: 1e10 - 1, inr: 1e9 - 1 };

/** The least and the most that Stripe charges at once, in its own units, as its documentation has them. */
export const chargeLimits = (currency: string) => ({
  least: LEAST[currency] ?? 1,
  most: MOST[currency] ?? 1e8 - 1,
});
