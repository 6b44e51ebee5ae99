export const taxTexts = {
  rate: (name: string, percent: number) => `${name} ${percent}%`,
  contained: (name: string, percent: number) => `incl. ${name} ${percent}%`,
  reverseCharge: 'VAT, owed by you',
};
