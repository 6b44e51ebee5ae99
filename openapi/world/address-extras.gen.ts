// Written by `npm run openapi` from the tables in api/src/kernel. Do not edit.

/** How it is called, and how long it may be. */
export const ADDRESS_EXTRAS = {
  "company": {
    "label": "Company",
    "most": 100
  },
  "line2": {
    "label": "Apartment, suite or floor",
    "most": 120
  }
} as const;
