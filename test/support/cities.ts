/** A row of sums: its label and its value. */
export type Row = [label: string, value: string];

export interface City {
  place: { city: string; state: string; zipCode: string; country: string };
  code: string;
  freight: number;
  tax: { name: string; percent: number; pricesIncludeTax: boolean };
  sums: Row[];
  invoice: string[];
  /** What is paid there, other than the shop's own. */
  currency?: string;
}

/** Dearer than the shop's dollars, in whole steps of ten. */
export const YEN = { code: 'JPY', rate: 149.53, roundTo: 10, isPayable: true };

/** A city, how the shop sends and taxes there, and what two shirts of $20.00 come to. */
export const CITIES: City[] = [
  {
    place: { city: 'Kigali', state: 'Kigali', zipCode: '00100', country: 'Rwanda' },
    ...{ code: 'RW', freight: 2, tax: { name: 'VAT', percent: 18, pricesIncludeTax: true } },
    sums: [
      ['Shipping', '$2.00'],
      ['Total', '$42.00'],
      ['incl. VAT 18%', '$6.41'],
    ],
    invoice: ['$35.59', '$6.41', '$42.00'],
  },
  {
    place: { city: 'Berlin', state: 'Berlin', zipCode: '10115', country: 'Germany' },
    ...{ code: 'DE', freight: 4.9, tax: { name: 'VAT', percent: 19, pricesIncludeTax: true } },
    sums: [
      ['Shipping', '$4.90'],
      ['Total', '$44.90'],
      ['incl. VAT 19%', '$7.17'],
    ],
    invoice: ['$37.73', '$7.17', '$44.90'],
  },
  {
    place: { city: 'London', state: 'London', zipCode: 'SW1A 1AA', country: 'United Kingdom' },
    ...{ code: 'GB', freight: 3.95, tax: { name: 'VAT', percent: 20, pricesIncludeTax: true } },
    sums: [
      ['Shipping', '$3.95'],
      ['Total', '$43.95'],
      ['incl. VAT 20%', '$7.33'],
    ],
    invoice: ['$36.62', '$7.33', '$43.95'],
  },
  {
    place: { city: 'Austin', state: 'Texas', zipCode: '78701', country: 'United States' },
    ...{ code: 'US', freight: 14.9, tax: { name: 'Sales tax', percent: 8.25, pricesIncludeTax: false } },
    sums: [
      ['Shipping', '$14.90'],
      ['Sales tax 8.25%', '$4.53'],
      ['Total', '$59.43'],
    ],
    invoice: ['$54.90', '$4.53', '$59.43'],
  },
  {
    place: { city: 'Tokyo', state: 'Tokyo', zipCode: '100-0001', country: 'Japan' },
    ...{ code: 'JP', freight: 0, tax: { name: 'Consumption tax', percent: 10, pricesIncludeTax: true } },
    currency: YEN.code,
    sums: [
      ['Shipping', 'Free'],
      ['Total', '¥5,980'],
      ['incl. Consumption tax 10%', '¥544'],
    ],
    invoice: ['¥5,436', '¥544', '¥5,980'],
  },
];
