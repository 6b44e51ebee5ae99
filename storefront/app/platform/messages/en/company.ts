import type { Shop } from '../../api/types';
import type { LegalSection } from './legal';

type Company = Pick<Shop, 'name' | 'address' | 'supportEmail' | 'supportPhone'> &
  Partial<Pick<Shop, 'taxNumber' | 'imprint'> & { companyName: string; companyNumber: string }>;

/** Who is behind the shop (Directive 2000/31/EC, Art. 5), out of its settings. */
export const imprintTexts = (shop: Company) => ({
  title: 'Imprint',
  lead: `Who is behind ${shop.name}.`,
  sections: [
    {
      title: 'Company',
      paragraphs: [
        [shop.companyName || shop.name, shop.address, shop.companyNumber].filter(Boolean).join('\n'),
        ...(shop.imprint ? [shop.imprint] : []),
      ],
    },
    { title: 'How to reach us', paragraphs: [`Email: ${shop.supportEmail}\nPhone: ${shop.supportPhone}`] },
    ...(shop.taxNumber ? [{ title: 'Tax number', paragraphs: [shop.taxNumber] }] : []),
  ] satisfies LegalSection[],
});

/** What the European Accessibility Act wants to be told (Directive (EU) 2019/882, Annex V). */
export const accessibilityTexts = (shop: Company) => ({
  title: 'Accessibility',
  lead: `${shop.name} is to be used by everybody.`,
  sections: [
    {
      title: 'What you can do here',
      paragraphs: [
        'Look at goods, order and pay them, follow your orders, send things back and write to us: with a keyboard alone, with a screen reader, with large text and on a small screen.',
      ],
    },
    {
      title: 'How we meet the requirements',
      paragraphs: [
        'The pages follow the Web Content Accessibility Guidelines 2.1 at level AA, which the European standard EN 301 549 asks for: contrast in light and dark, names for every control, errors in words at their field, a visible focus, no time limit without a warning, and no motion for whoever does not want it.',
        'Pictures of goods are described by the name of the goods alone. Documents to download, such as invoices, are also on the page of the order.',
      ],
    },
    {
      title: 'Something does not work',
      paragraphs: [
        `Please tell us what you wanted to do and with what: ${shop.supportEmail}, ${shop.supportPhone}. If our answer does not help, you may turn to the authority of your country that watches over the accessibility of services.`,
      ],
    },
  ] satisfies LegalSection[],
});
