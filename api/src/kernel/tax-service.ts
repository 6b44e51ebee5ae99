/** Who says how much tax there is: the rates of the shop's own zones, or a service. */
export const TAX_SERVICES = ['own', 'stripe'] as const;
export type TaxServiceName = (typeof TAX_SERVICES)[number];
