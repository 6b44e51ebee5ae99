export const taxTexts = {
  rate: (name: string, percent: string) => `${name} ${percent}%`,
  contained: (name: string, percent: string) => `incl. ${name} ${percent}%`,
  reverseCharge: 'Reverse charge',
  vatNumber: 'VAT number',
  businessHint: 'For businesses only: it stands on the invoice',
  vatHint: 'For businesses only, with the letters of your country',
  taxedBecause: {
    other_country: 'Tax is charged: this number is not of the country of the delivery.',
    unknown:
      'Tax is charged: the EU’s register (VIES) does not know this number. Please check it, or write to us.',
    no_answer:
      'Tax is charged: the EU’s register (VIES) does not answer right now. Try again later, or write to us.',
    not_checked: 'Tax is charged: we have not confirmed this number yet. Write to us to have it confirmed.',
  },
  owedByYou: 'Reverse charge: you owe the VAT',
  export: 'Export without tax',
  importTaxesDue: 'Import taxes and duties are due on delivery, and are not part of this total',
  intraCommunity: 'Intra-Community supply',
  exempt: 'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
};
