const DESTINATION = '$.fulfillment.methods[0].destinations[0]';

/** Where a field of the shop's own calls was sent by the protocol. */
const PATHS: Readonly<Record<string, string>> = {
  'contact.email': '$.buyer.email',
  'contact.phone': '$.buyer.phone_number',
  shippingAddress: '$.fulfillment.methods[0].destinations',
  'shippingAddress.firstName': `${DESTINATION}.first_name`,
  'shippingAddress.lastName': `${DESTINATION}.last_name`,
  'shippingAddress.street': `${DESTINATION}.street_address`,
  'shippingAddress.line2': `${DESTINATION}.extended_address`,
  'shippingAddress.city': `${DESTINATION}.address_locality`,
  'shippingAddress.state': `${DESTINATION}.address_region`,
  'shippingAddress.zipCode': `${DESTINATION}.postal_code`,
  'shippingAddress.country': `${DESTINATION}.address_country`,
  shippingMethodId: '$.fulfillment.methods[0].groups[0].selected_option_id',
  couponCode: '$.discounts.codes[0]',
  currency: '$.context.currency',
  mobileNumber: '$.payment.instruments[0].credential.phone_number',
};

export const pathOf = (field: string): string | undefined =>
  field.startsWith('$')
    ? field
    : (PATHS[field] ?? (field.startsWith('products') ? '$.line_items' : undefined));
