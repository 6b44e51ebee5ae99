import jwt from 'jsonwebtoken';
import type { Door } from '../../../kernel/connections.js';
import { member, NoAnswer, send, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { ChannelClosed, type Channel, type ChannelSession, type Said } from '../contract.js';
import { inputOf } from './input.js';
import { serviceAccountOf } from './service-account.js';
import { GOOGLE } from './variables.js';

const API = 'https://merchantapi.googleapis.com';
const TOKENS = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/content';
const BY_ASSERTION = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LONGEST_SENTENCE = 500;
/** A conflict, a body that is too large, what cannot be worked off: of one input, whatever becomes of others. */
const OF_ONE: readonly number[] = [409, 412, 413, 422];

/** Google Merchant Center by Merchant API v1: each variant is a product input in the data source, taken in and taken out. */
export const google: Channel = {
  connection: GOOGLE,
  targetOf: ({ secrets: { account = '', source = '' } }, { language, country, currency, pages }) =>
    [account, source, language, country, currency.code, pages].join(' '),
  // as its names of products have them: language~label~offer
  nameOf: ({ language, country }) => `${language}~${country}`,
  ...{ inputOf, open },
};

async function open({ baseUrl, secrets }: Door): Promise<ChannelSession> {
  const { account = '', source = '', key = '' } = secrets;
  const token = await tokenOf(key, baseUrl ? `${baseUrl}/token` : TOKENS);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = (method: string, path: string, body?: object) =>
    send(`${baseUrl ?? API}/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const dataSource = `accounts/${account}/dataSources/${source}`;
  const inputs = `products/v1/accounts/${account}/productInputs`;
  const into = `dataSource=${encodeURIComponent(dataSource)}`;
  return {
    send: (input) => said(call('POST', `${inputs}:insert?${into}`, input)),
    async remove(variantId, toldAs) {
      const answer = await said(call('DELETE', `${inputs}/${toldAs}~${variantId}?${into}`), [404]);
      return answer.outcome === 'refused' ? { ...answer, outcome: 'later' } : answer;
    },
    async look() {
      const answer = await reached(call('GET', `datasources/v1/${dataSource}`));
      if (answer.status !== 200) throw new ChannelClosed(sentenceOf(answer));
      const name = textOf(member(answer.body, 'displayName')) ?? source;
      return `Google knows the data source ${name} of account ${account}.`;
    },
  };
}

/** By RFC 7523, as Google has service accounts do it. @throws ChannelClosed */
async function tokenOf(key: string, url: string): Promise<string> {
  const account = serviceAccountOf(key);
  if (!account)
    throw new ChannelClosed('The key of the service account cannot be read, or has fewer than 2048 bits.');
  const assertion = jwt.sign({ scope: SCOPE }, account.privateKey, {
    ...{ algorithm: 'RS256', issuer: account.email, audience: TOKENS, expiresIn: 3_600 },
  });
  const answer = await reached(
    send(url, { method: 'POST', body: new URLSearchParams({ grant_type: BY_ASSERTION, assertion }) }),
  );
  const token = textOf(member(answer.body, 'access_token'));
  if (answer.status === 200 && token) return token;
  const why = textOf(member(answer.body, 'error_description')) ?? textOf(member(answer.body, 'error'));
  throw new ChannelClosed(`Google does not take the key: ${why ?? `it answered ${answer.status}`}`);
}

/** @throws ChannelClosed */
async function reached(call: Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NoAnswer) throw new ChannelClosed(`Google does not answer: ${error.message}`);
    throw error;
  }
}

/** What is wrong with the goods is refused, and only that; keys, limits and faults of Google's say nothing of them. */
async function said(call: Promise<ProviderAnswer>, alsoTaken: readonly number[] = []): Promise<Said> {
  try {
    const answer = await call;
    if (answer.status === 200 || alsoTaken.includes(answer.status)) return { outcome: 'taken', message: '' };
    return { outcome: outcomeOf(answer.status), message: sentenceOf(answer) };
  } catch (error) {
    if (error instanceof NoAnswer)
      return { outcome: 'unclear', message: `Google does not answer: ${error.message}` };
    throw error;
  }
}

function outcomeOf(status: number): Said['outcome'] {
  if (OF_ONE.includes(status)) return 'later';
  return status === 400 ? 'refused' : 'unclear';
}

const sentenceOf = ({ status, body }: ProviderAnswer): string =>
  (textOf(member(member(body, 'error'), 'message')) ?? `Google answered ${status}.`).slice(
    0,
    LONGEST_SENTENCE,
  );
