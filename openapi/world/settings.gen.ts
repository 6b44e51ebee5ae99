// Written by `npm run openapi` from the tables in api/src/kernel. Do not edit.

export interface SettingField {
  name: string;
  kind: string;
  label: string;
  help: string;
  unit: string;
  units: string[];
  choices: { value: string; label: string }[];
  isLong: boolean;
  isRequired: boolean;
  /** Of a number. */
  bounds?: { least: number; most: number };
  /** Of a text, in characters. */
  longest?: number;
}

/** Settings that stand together on a page. */
export const SECTIONS: readonly { page: string; title: string; hint: string; fields: readonly SettingField[] }[] =
  [
  {
    "page": "general",
    "title": "Shop",
    "hint": "The name is in page titles, emails and invoices.",
    "fields": [
      {
        "name": "name",
        "kind": "text",
        "label": "Shop name",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "longest": 60
      },
      {
        "name": "country",
        "kind": "country",
        "label": "Country",
        "help": "Delivery and tax are estimated for it until the buyer gives an address.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "timeZone",
        "kind": "timeZone",
        "label": "Time zone",
        "help": "Every day of the shop is counted in it: sales, taxes, invoices, coupons, returns and promises.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "languages",
        "kind": "languages",
        "label": "Languages of the shop",
        "help": "The first one stands in addresses without a prefix; the others like /fr/cart.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "taxNumber",
        "kind": "text",
        "label": "Tax number",
        "help": "Printed on invoices; leave empty for none.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false,
        "longest": 40
      }
    ]
  },
  {
    "page": "general",
    "title": "Contact",
    "hint": "Shown on the contact page, in emails and on invoices.",
    "fields": [
      {
        "name": "supportEmail",
        "kind": "email",
        "label": "Support email",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "supportPhone",
        "kind": "text",
        "label": "Support phone",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false,
        "longest": 40
      },
      {
        "name": "address",
        "kind": "text",
        "label": "Address",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": true,
        "isRequired": false,
        "longest": 300
      }
    ]
  },
  {
    "page": "general",
    "title": "New orders",
    "hint": "Once for each order, when it is paid, or placed to be paid to the staff.",
    "fields": [
      {
        "name": "newOrderMail",
        "kind": "flag",
        "label": "Mail to the shop at each new order",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "newOrderEmail",
        "kind": "email",
        "label": "Email for new orders",
        "help": "Leave empty for the support email",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false
      }
    ]
  },
  {
    "page": "general",
    "title": "Delivery promises",
    "hint": "Days until a delivery are counted by these days, without the public holidays of the country and region.",
    "fields": [
      {
        "name": "workingDays",
        "kind": "weekdays",
        "label": "Working days",
        "help": "",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "region",
        "kind": "region",
        "label": "State or region",
        "help": "Its public holidays count: Bavaria, QC; leave empty for those of the whole country",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false
      },
      {
        "name": "orderCutOff",
        "kind": "time",
        "label": "Orders until",
        "help": "What is ordered later counts as the next working day's; leave empty for none",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false
      }
    ]
  },
  {
    "page": "general",
    "title": "Stock",
    "hint": "When the dashboard and the list of products warn.",
    "fields": [
      {
        "name": "lowStockFrom",
        "kind": "whole",
        "label": "Low stock (pieces)",
        "help": "A variant with so many pieces to sell, or fewer, is low in stock",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 0,
          "most": 100000
        }
      },
      {
        "name": "lowStockMail",
        "kind": "flag",
        "label": "Mail to the shop when goods run low",
        "help": "Once for each, until there is more of it; to the address for new orders",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "general",
    "title": "Home page",
    "hint": "What the featured products are offered with.",
    "fields": [
      {
        "name": "offerEndsAt",
        "kind": "moment",
        "label": "Featured offer ends",
        "help": "The countdown on the home page runs to this moment",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": false
      }
    ]
  },
  {
    "page": "general",
    "title": "Sales",
    "hint": "What stands crossed out beside a price with a discount.",
    "fields": [
      {
        "name": "formerPrices",
        "kind": "choice",
        "label": "Crossed out",
        "help": "In the EU it must be the lowest price of the 30 days before the cut; without a cut there is no sale then",
        "unit": "",
        "units": [],
        "choices": [
          {
            "value": "by_country",
            "label": "By the law of the shop’s country"
          },
          {
            "value": "lowest",
            "label": "The lowest price of 30 days"
          },
          {
            "value": "derived",
            "label": "The price that the discount makes"
          }
        ],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "general",
    "title": "Consumer law",
    "hint": "What the law of the EU wants of shops that sell there.",
    "fields": [
      {
        "name": "euRules",
        "kind": "choice",
        "label": "Rules of the EU",
        "help": "Withdrawal function, imprint, accessibility page, legal guarantee and the words of the order button",
        "unit": "",
        "units": [],
        "choices": [
          {
            "value": "by_country",
            "label": "Where the shop is in the EU or EEA"
          },
          {
            "value": "on",
            "label": "On: the shop sells there"
          },
          {
            "value": "off",
            "label": "Off"
          }
        ],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "imprint",
        "kind": "text",
        "label": "More for the imprint",
        "help": "Legal form, who speaks for the company, register and number",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": true,
        "isRequired": false,
        "longest": 2000
      }
    ]
  },
  {
    "page": "general",
    "title": "Newsletter",
    "hint": "What a confirmed subscription is rewarded with.",
    "fields": [
      {
        "name": "welcomePercent",
        "kind": "whole",
        "label": "Welcome coupon (%)",
        "help": "Off the first order of each subscriber, as the foot of each page says; 0 for none",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 0,
          "most": 100
        }
      }
    ]
  },
  {
    "page": "general",
    "title": "Accounts",
    "hint": "Whether strangers can learn who has an account.",
    "fields": [
      {
        "name": "tellUnknownEmails",
        "kind": "flag",
        "label": "Say when an address has no account",
        "help": "To whoever forgot a password; otherwise every address gets the same answer",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "signUpByMail",
        "kind": "flag",
        "label": "Finish sign-ups by mail",
        "help": "Free and taken addresses get the same answer; a mail has the link or tells the owner",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "general",
    "title": "Staff",
    "hint": "Two-step login is set up in the shop, under Settings.",
    "fields": [
      {
        "name": "staffSecondFactor",
        "kind": "flag",
        "label": "Two-step login for the staff",
        "help": "Without a code or a passkey nobody gets into this panel, you included: set up yours first",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "currencies",
    "title": "Currency of the shop",
    "hint": "Prices, orders and reports count in it.",
    "fields": [
      {
        "name": "currency",
        "kind": "currency",
        "label": "Currency",
        "help": "It stands still once the first order is placed.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "payments",
    "title": "Paid to the staff",
    "hint": "Holds for orders that are placed from now on.",
    "fields": [
      {
        "name": "depositPercent",
        "kind": "number",
        "label": "Cash deposit (%)",
        "help": "Paid up front when an order is paid in cash",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 0,
          "most": 100
        }
      },
      {
        "name": "bankDetails",
        "kind": "text",
        "label": "Bank account for transfers",
        "help": "Shown to shoppers who pay by transfer; when empty, transfers are not offered",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": true,
        "isRequired": false,
        "longest": 500
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Guests",
    "hint": "Whether visitors buy without an account.",
    "fields": [
      {
        "name": "guestsAllowed",
        "kind": "flag",
        "label": "Let guests buy",
        "help": "They give an email address at the checkout and open their order by the link in the email",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Assistants",
    "hint": "Whether programs of others find and buy what you sell.",
    "fields": [
      {
        "name": "assistantsBuy",
        "kind": "flag",
        "label": "Let assistants buy",
        "help": "By the Universal Commerce Protocol, as guests; otherwise the shop does not speak it",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Unpaid orders",
    "hint": "What may be reserved before any money has come.",
    "fields": [
      {
        "name": "cashHoldHours",
        "kind": "whole",
        "label": "Cash orders are held (hours)",
        "help": "Then an unpaid cash order is cancelled and its things are free again",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 720
        }
      },
      {
        "name": "unpaidStockShare",
        "kind": "whole",
        "label": "Share of the stock (%)",
        "help": "Of one variant, for unpaid cash and transfer orders; one piece is always allowed",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 100
        }
      },
      {
        "name": "unpaidOrdersPerAccount",
        "kind": "whole",
        "label": "Open orders of one customer",
        "help": "That wait for payment at once",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 100000
        }
      },
      {
        "name": "unpaidUnitsPerAccount",
        "kind": "whole",
        "label": "Pieces of one customer",
        "help": "In all of those orders together",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 1000000
        }
      },
      {
        "name": "unpaidOrdersPerAddress",
        "kind": "whole",
        "label": "Open orders of one network address",
        "help": "Of all customers behind it",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 100000
        }
      },
      {
        "name": "unpaidUnitsPerAddress",
        "kind": "whole",
        "label": "Pieces of one network address",
        "help": "In all of those orders together",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 1000000
        }
      },
      {
        "name": "unpaidAlarmShare",
        "kind": "whole",
        "label": "Warn from (%)",
        "help": "The dashboard warns when unpaid orders hold this much of a variant's stock",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 100
        }
      },
      {
        "name": "confirmedEmailFirst",
        "kind": "flag",
        "label": "Confirmed email first",
        "help": "A cash or transfer order asks for a confirmed email address",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Left carts",
    "hint": "Whether shoppers are reminded of a cart that they leave.",
    "fields": [
      {
        "name": "cartReminderHours",
        "kind": "whole",
        "label": "Remind after (hours)",
        "help": "0 for off. Only whoever ticks the box at the checkout is written to, once, with a link that stops it.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 0,
          "most": 720
        }
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Returns",
    "hint": "What holds for goods that shoppers send back.",
    "fields": [
      {
        "name": "returnDays",
        "kind": "whole",
        "label": "Days to return",
        "help": "After delivery; approved goods have as long to arrive",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 1,
          "most": 365
        }
      },
      {
        "name": "restockingFeePercent",
        "kind": "whole",
        "label": "Restocking fee (%)",
        "help": "Kept of the refund; nothing when the item is damaged, wrong or not as described",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true,
        "bounds": {
          "least": 0,
          "most": 50
        }
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Taxes",
    "hint": "Who says how much tax an order into a tax zone carries.",
    "fields": [
      {
        "name": "taxService",
        "kind": "choice",
        "label": "Rates",
        "help": "Stripe Tax is asked for goods at the standard rate. While it is silent, the rates of the zone count; without any, nothing is sold there.",
        "unit": "",
        "units": [],
        "choices": [
          {
            "value": "own",
            "label": "Of the tax zones"
          },
          {
            "value": "stripe",
            "label": "Of Stripe Tax"
          }
        ],
        "isLong": false,
        "isRequired": true
      }
    ]
  },
  {
    "page": "checkout",
    "title": "Businesses",
    "hint": "Where a tax zone has reverse charge, a VAT number can be given.",
    "fields": [
      {
        "name": "viesCheck",
        "kind": "flag",
        "label": "Look VAT numbers up in VIES",
        "help": "The register of the EU. A number counts once it is confirmed; while the register does not answer, the tax is charged. With a tax number of your own in the EU each answer has a consultation number, which the order keeps.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": false,
        "isRequired": true
      },
      {
        "name": "acceptedVatNumbers",
        "kind": "text",
        "label": "Accepted VAT numbers",
        "help": "One per line. Numbers that you have checked yourself, such as Swiss and British ones, which no register of the EU keeps.",
        "unit": "",
        "units": [],
        "choices": [],
        "isLong": true,
        "isRequired": false,
        "longest": 4000
      }
    ]
  }
];

/** The settings of a shop that nobody has changed. */
export const USUAL_SETTINGS = {
  "name": "Duka",
  "country": "UG",
  "timeZone": "UTC",
  "languages": [
    "en"
  ],
  "taxNumber": "",
  "supportEmail": "support@duka.example",
  "supportPhone": "+256 700 000 000",
  "address": "1 Market Street, Kampala",
  "newOrderMail": true,
  "newOrderEmail": "",
  "workingDays": [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday"
  ],
  "region": "",
  "orderCutOff": "",
  "lowStockFrom": 5,
  "lowStockMail": false,
  "offerEndsAt": null,
  "formerPrices": "by_country",
  "euRules": "by_country",
  "imprint": "",
  "welcomePercent": 10,
  "tellUnknownEmails": false,
  "signUpByMail": false,
  "staffSecondFactor": false,
  "currency": "USD",
  "depositPercent": 40,
  "bankDetails": "",
  "guestsAllowed": false,
  "assistantsBuy": true,
  "cashHoldHours": 48,
  "unpaidStockShare": 50,
  "unpaidOrdersPerAccount": 5,
  "unpaidUnitsPerAccount": 200,
  "unpaidOrdersPerAddress": 20,
  "unpaidUnitsPerAddress": 600,
  "unpaidAlarmShare": 30,
  "confirmedEmailFirst": false,
  "cartReminderHours": 0,
  "returnDays": 30,
  "restockingFeePercent": 0,
  "taxService": "own",
  "viesCheck": false,
  "acceptedVatNumbers": "",
  "isOpen": true,
  "displayCurrencies": [],
  "paymentRules": []
};
