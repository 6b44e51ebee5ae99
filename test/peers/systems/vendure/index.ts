import { join } from 'node:path';
import { expectEntries, expectText, read, type Ask } from '../../ask.ts';
import type { Place, System } from '../../contract.ts';
import { CATEGORIES, WORDS } from '../../goods.mjs';
import { copyFiles, installPackages, runIn, startIn } from '../../install.ts';
import { nth } from '../../nth.ts';

const VERSION = '3.7.3';
const PRICE = 'priceWithTax{...on PriceRange{min max} ...on SinglePrice{value}} currencyCode';
const LIST = `totalItems items{productId productName slug description ${PRICE}}`;
const CATEGORY = `query($slug:String!){search(input:{collectionSlug:$slug,groupByProduct:true,take:24}){${LIST}}}`;
const SEARCH = `query($term:String!){search(input:{term:$term,groupByProduct:true,take:24}){${LIST}}}`;
const PRODUCT =
  'query($slug:String!){product(slug:$slug){id name slug description collections{slug name} variants{id name sku priceWithTax currencyCode stockLevel}}}';
const FAILED = '...on ErrorResult{errorCode message}';
const ADD = `mutation($id:ID!){addItemToOrder(productVariantId:$id,quantity:1){__typename ...on Order{id code totalQuantity totalWithTax lines{id quantity linePriceWithTax productVariant{id name}}} ${FAILED}}}`;
const CUSTOMER = `mutation($email:String!){setCustomerForOrder(input:{firstName:"Ada",lastName:"Buyer",emailAddress:$email}){__typename ${FAILED}}}`;
const ADDRESS = `mutation{setOrderShippingAddress(input:{fullName:"Ada Buyer",streetLine1:"1 Main Street",city:"New York",province:"NY",postalCode:"10001",countryCode:"US"}){__typename ${FAILED}}}`;
const METHODS = '{eligibleShippingMethods{id priceWithTax}}';
const METHOD = `mutation($id:ID!){setOrderShippingMethod(shippingMethodId:[$id]){__typename ${FAILED}}}`;
const ARRANGE =
  'mutation{transitionOrderToState(state:"ArrangingPayment"){__typename ...on OrderStateTransitionError{transitionError}}}';
const PAY = `mutation{addPaymentToOrder(input:{method:"manual",metadata:{}}){__typename ...on Order{code state totalWithTax} ${FAILED}}}`;

const ORDER = '"__typename":"Order"';
const query = (ask: Ask, text: string, variables: object = {}, token?: string) =>
  ask(
    '/shop-api',
    { query: text, variables },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );

/** Puts so many things into a new order and answers the token by which the shopper is known. */
async function fillCart(ask: Ask, n: number, pieces: number, goods: number): Promise<string> {
  let token: string | undefined;
  for (let piece = 0; piece < pieces; piece += 1) {
    // the importer numbers variants in the order of its file
    const id = nth(n * pieces + piece, goods);
    const answer = expectText(await query(ask, ADD, { id: String(id) }, token), ORDER);
    token ??= String(answer.headers['vendure-auth-token']);
  }
  return token ?? '';
}

function visits({ goods }: Place): ReturnType<System['visits']> {
  return {
    category: async (ask, n) =>
      expectEntries(
        await query(ask, CATEGORY, { slug: CATEGORIES[n % CATEGORIES.length] }),
        'data.search.items',
        24,
      ),
    product: async (ask, n) =>
      void expectText(await query(ask, PRODUCT, { slug: `good-${nth(n, goods)}` }), '"variants":[{'),
    search: async (ask, n) =>
      expectEntries(await query(ask, SEARCH, { term: WORDS[n % WORDS.length] }), 'data.search.items', 24),
    cart: async (ask, n) => void (await fillCart(ask, n, 5, goods)),
    checkout: async (ask, n) => {
      const token = await fillCart(ask, n, 2, goods);
      const step = async (text: string, variables: object, word: string) =>
        expectText(await query(ask, text, variables, token), word);
      await step(CUSTOMER, { email: `buyer-${Date.now()}-${n}@example.com` }, ORDER);
      await step(ADDRESS, {}, ORDER);
      const id = read(await step(METHODS, {}, '"id"'), 'data.eligibleShippingMethods.0.id');
      await step(METHOD, { id }, ORDER);
      await step(ARRANGE, {}, ORDER);
      await step(PAY, {}, 'PaymentSettled');
    },
  };
}

const settings = ({ host, port, user, password, name }: Place['database']) => ({
  ...{ DB_HOST: host, DB_PORT: String(port), DB_USER: user, DB_PASSWORD: password, DB_NAME: name },
});

export const vendure: System = {
  name: 'Vendure',
  version: VERSION,
  settings: [
    '`@vendure/core` with the plugins of a new project: scheduler, jobs in the database, `DefaultSearchPlugin` with its stock states; without panel, mails, pictures and worker',
    'filled by its own `populate` from a CSV file; the index of the search is made once after it',
    'paid by its `dummyPaymentHandler`, which settles at once',
  ],
  install: (place) => installPackages(place, { '@vendure/core': VERSION, pg: '8.23.1' }),
  fill: (place) => {
    copyFiles(join(import.meta.dirname, 'files'), place);
    const env = { ...settings(place.database), GOODS: String(place.goods), IS_FILLED_NOW: '1', PORT: '0' };
    runIn(place, ['fill.cjs'], env);
  },
  start: (place) =>
    startIn(
      place,
      () => ['server.cjs'],
      (port) => ({ ...settings(place.database), PORT: String(port) }),
      '/health',
    ),
  visits,
};
