/** How the shop is called, and reached, before anybody has decided anything. */
export const SHOP_NAME = 'Duka';
export const SUPPORT_EMAIL = 'support@duka.example';
export const CURRENCY = 'USD';
export const COUNTRY = 'UG';
