export const contactTexts = {
  title: 'Contact',
  lead: 'A question about a product, an order or this shop? We read every message and answer within one working day.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sent: 'Thank you. Your message has been sent.',
  failed: 'We could not send your message. Please try again.',
  missingMessage: 'Please write a message',
  writeTo: 'Write',
  call: 'Call',
  visit: 'Visit',
  orderHint: 'For an order, its number (Order #…) helps us help you faster.',
} as const;
