export const taxTexts = {
  rate: (name: string, percent: number) => `${name} ${percent}%`,
  contained: (name: string, percent: number) => `incl. ${name} ${percent}%`,
  reverseCharge: 'Reverse charge',
  vatNumber: 'VAT number',
  vatHint: 'For businesses only, with the letters of your country',
  otherCountry: 'Tax is charged: this number is not of the country of the delivery.',
  notConfirmed: 'The EU’s register does not answer right now. We will check the number later.',
  owedByYou: 'Reverse charge: you owe the VAT',
};
