import { randomBytes } from 'node:crypto';
import type { WireAnswer, WireCall } from '../../adapters/wire/wire-call.js';
import {
  jsonOf,
  type PlayedProvider,
  type Prompted,
  type PluginTools,
  type SandboxPlugin,
} from '../contract.js';
import { isLogin, Tokens } from '../tokens.js';

const KIND = 'daraja.push';
const SHORTCODE = '174379';
const TOKEN_SECONDS = 3_599;
const MOST_SHILLINGS = 250_000;
const SECOND = 1_000;

/** What a number answers: after how many seconds, with which of M-Pesa's results; null waits for a tap for ever. */
const NUMBERS: Readonly<Record<string, { after: number; result: string } | null>> = {
  '450': { after: 1, result: '1' },
  '451': { after: 1, result: '1032' },
  '452': { after: 5, result: '1037' },
  '453': null,
  '454': { after: 15, result: '0' },
  '456': { after: 1, result: '2001' },
};
/** https://developer.safaricom.co.ke, M-Pesa Express: "Result codes". */
const RESULTS: Readonly<Record<string, string>> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '1032': 'Request cancelled by user.',
  '1037': 'DS timeout user cannot be reached.',
  '2001': 'The initiator information is invalid.',
};

interface Push {
  phone: string;
  shillings: number;
  reference: string;
  callbackUrl: string;
  result: string | null;
  receipt: string | null;
  at: string;
}

/** M-Pesa Express of Daraja: https://developer.safaricom.co.ke/apis/MpesaExpressSimulate */
export const daraja: SandboxPlugin = {
  provider: 'daraja',
  title: 'M-Pesa',
  chosenBy: 'Number',
  trials: [
    ['450', 'does not have enough money'],
    ['451', 'is cancelled'],
    ['452', 'is not answered in time'],
    ['453', 'stays pending'],
    ['454', 'succeeds after a while'],
    ['456', 'has a wrong PIN'],
    ['461', 'is refused by M-Pesa'],
  ].map(([value = '', does = '']) => ({ value, label: `+254 700 000 ${value}`, does })),
  newKeys: () => ({
    key: randomBytes(24).toString('hex'),
    secret: randomBytes(24).toString('hex'),
    shortcode: SHORTCODE,
    passkey: randomBytes(32).toString('hex'),
  }),
  make: (tools) => new PlayedDaraja(tools),
};

class PlayedDaraja implements PlayedProvider {
  private readonly tokens: Tokens;
  readonly phone = {
    recent: async (limit: number) => {
      const { items } = await this.tools.objects.list<Push>({ kind: KIND, limit });
      return items.map(({ id, data }) => promptOf(id, data));
    },
    answer: (id: string, isApproved: boolean) => this.decide(id, isApproved ? '0' : '1032'),
  };

  constructor(private readonly tools: PluginTools) {
    this.tokens = new Tokens(tools.keys['secret'] ?? '', tools.clock);
  }

  async answer({ method, path, headers, body }: WireCall): Promise<WireAnswer> {
    const { key = '', secret = '' } = this.tools.keys;
    if (method === 'GET' && path === '/oauth/v1/generate')
      return isLogin(headers['authorization'], key, secret)
        ? yes({ access_token: this.tokens.make(TOKEN_SECONDS), expires_in: String(TOKEN_SECONDS) })
        : no(400, '400.008.01', 'Invalid Authentication passed');
    if (!this.tokens.knows(headers['authorization'])) return no(404, '404.001.03', 'Invalid Access Token');
    const asked = jsonOf(body);
    if (!this.isSigned(asked)) return no(500, '500.001.1001', 'Wrong credentials');
    if (path === '/mpesa/stkpush/v1/processrequest') return this.push(asked);
    if (path === '/mpesa/stkpushquery/v1/query') return this.query(String(asked['CheckoutRequestID']));
    return no(404, '404.001.01', 'Resource not found');
  }

  async timeIsUp(id: string): Promise<void> {
    const push = (await this.tools.objects.find<Push, object>(KIND, id))?.data;
    if (push) await this.decide(id, NUMBERS[push.phone.slice(-3)]?.result ?? '0');
  }

  private isSigned(asked: Readonly<Record<string, unknown>>): boolean {
    const { shortcode = '', passkey = '' } = this.tools.keys;
    const password = Buffer.from(`${shortcode}${passkey}${String(asked['Timestamp'])}`).toString('base64');
    return asked['BusinessShortCode'] === shortcode && asked['Password'] === password;
  }

  private push(asked: Readonly<Record<string, unknown>>): Promise<WireAnswer> {
    return this.tools.work.run(async () => {
      const { Amount: shillings, PhoneNumber: phone, CallBackURL: callbackUrl } = asked;
      if (typeof phone !== 'string' || !/^254[17]\d{8}$/.test(phone))
        return no(400, '400.002.02', 'Bad Request - Invalid PhoneNumber');
      if (!Number.isInteger(shillings) || Number(shillings) < 1 || Number(shillings) > MOST_SHILLINGS)
        return no(400, '400.002.02', 'Bad Request - Invalid Amount');
      // Safaricom calls no address that has its own words in it
      if (
        typeof callbackUrl !== 'string' ||
        !URL.canParse(callbackUrl) ||
        /mpesa|safaricom/i.test(callbackUrl)
      )
        return no(400, '400.002.02', 'Bad Request - Invalid CallBackURL');
      const isOfTest = phone.startsWith('254700000');
      const ending = isOfTest ? phone.slice(-3) : '';
      if (ending === '461') return no(400, '400.002.02', 'Bad Request - Invalid PhoneNumber');
      const id = this.tools.codes.next('ws_CO_', 18);
      const data: Push = {
        ...{ phone, shillings: Number(shillings), callbackUrl, result: null, receipt: null },
        ...{ reference: String(asked['AccountReference']), at: this.tools.clock.now().toISOString() },
      };
      await this.tools.objects.insert({ id, kind: KIND, parent: null, data, extra: {} });
      const own = ending in NUMBERS ? NUMBERS[ending] : undefined;
      if (own) await this.tools.later(own.after * SECOND, id);
      else if (own === undefined && (await this.tools.autoApproves())) await this.tools.later(3 * SECOND, id);
      return yes({
        ...{ MerchantRequestID: id.slice(6), CheckoutRequestID: id, ResponseCode: '0' },
        ResponseDescription: 'Success. Request accepted for processing',
        CustomerMessage: 'Success. Request accepted for processing',
      });
    });
  }

  private async query(id: string): Promise<WireAnswer> {
    const push = (await this.tools.objects.find<Push, object>(KIND, id))?.data;
    if (!push) return no(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    if (push.result === null) return no(500, '500.001.1001', 'The transaction is being processed');
    return yes({
      ...{ ResponseCode: '0', ResponseDescription: 'The service request has been accepted successfully' },
      ...{ MerchantRequestID: id.slice(6), CheckoutRequestID: id },
      ...{ ResultCode: push.result, ResultDesc: RESULTS[push.result] },
    });
  }

  /** Once, and told once, unsigned. */
  private decide(id: string, result: string): Promise<void> {
    return this.tools.work.run(async () => {
      const push = await this.tools.objects.lock<Push, object>(KIND, id);
      if (!push || push.data.result !== null) return;
      const isPaid = result === '0';
      const receipt = isPaid ? this.tools.codes.next('', 10).toUpperCase() : null;
      const data: Push = { ...push.data, result, receipt };
      await this.tools.objects.save({ ...push, data });
      const stkCallback = {
        ...{ MerchantRequestID: id.slice(6), CheckoutRequestID: id },
        ...{ ResultCode: Number(result), ResultDesc: RESULTS[result] },
        ...(isPaid ? { CallbackMetadata: { Item: itemsOf(data) } } : {}),
      };
      await this.tools.tell(`stkCallback ${result}`, { Body: { stkCallback } }, data.callbackUrl);
    });
  }
}

const itemsOf = ({ shillings, receipt, at, phone }: Push) => [
  { Name: 'Amount', Value: shillings },
  { Name: 'MpesaReceiptNumber', Value: receipt },
  { Name: 'TransactionDate', Value: Number(at.replace(/\D/g, '').slice(0, 14)) },
  { Name: 'PhoneNumber', Value: Number(phone) },
];

const promptOf = (reference: string, { phone, shillings, reference: order, result, at }: Push): Prompted => ({
  ...{ reference, amount: String(shillings), currency: 'KES', payer: phone },
  payerMessage: `Pay ${order} by M-Pesa`,
  status: result === null ? 'PENDING' : result === '0' ? 'SUCCESSFUL' : 'FAILED',
  reason: result === null || result === '0' ? null : (RESULTS[result] ?? null),
  createdAt: new Date(at),
});

const yes = (body: object): WireAnswer => ({ status: 200, body, headers: {} });
const no = (status: number, errorCode: string, errorMessage: string): WireAnswer => ({
  ...{ status, headers: {} },
  body: { requestId: 'sandbox', errorCode, errorMessage },
});
