import { z } from 'zod';

const prompt = z.strictObject({
  amount: z.string().regex(/^\d+(\.\d{1,2})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  externalId: z.string().max(64),
  payer: z.strictObject({ partyIdType: z.literal('MSISDN'), partyId: z.string().regex(/^\d{11,15}$/) }),
  payerMessage: z.string().max(160).default(''),
  payeeNote: z.string().max(160).default(''),
});

/** The body of a request to pay, or null when it is none. */
export function readPrompt(body: string) {
  const read = prompt.safeParse(parsed(body));
  if (!read.success) return null;
  const { payer, ...rest } = read.data;
  return { ...rest, payer: payer.partyId };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
