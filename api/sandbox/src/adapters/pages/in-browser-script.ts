import { TEST_CARDS } from '../../domain/cards.js';

/** The cards of the sandbox's wallet; the second step of 3-D Secure is the hosted page's alone. */
const CARDS = TEST_CARDS.filter(({ behaviour }) => behaviour.kind !== 'asks_3ds').map(
  ({ number, title }) => ({
    last4: number.slice(-4),
    title,
  }),
);

/**
 * `Stripe()` as https://docs.stripe.com/js has it, as far as a checkout with an Express Checkout Element uses it: `elements` without an
 * intent, its `update` and `submit`, the element with its events, `confirmPayment`. Its wallet is a dialog.
 */
export const inBrowserScript = (): string => `(() => {
'use strict';
const cards = ${JSON.stringify(CARDS)};

const make = (tag, props, style, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.style.cssText = style;
  node.append(...children);
  return node;
};

const BUTTON = 'min-height:48px;padding:0 16px;border-radius:8px;border:1px solid #767676;font:600 16px system-ui;cursor:pointer;';
const DARK = BUTTON + 'background:#111;color:#fff;';

class Wallet {
  constructor(group) {
    this.group = group;
    this.handlers = {};
  }
  on(name, handler) {
    (this.handlers[name] ??= []).push(handler);
    return this;
  }
  tell(name, more) {
    for (const handler of this.handlers[name] ?? []) handler({ elementType: 'expressCheckout', ...more });
  }
  update() {
    return this;
  }
  mount(target) {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    const text = 'Pay with the sandbox’s wallet';
    this.button = make('button', { type: 'button', textContent: text, onclick: () => this.press() }, DARK + 'width:100%');
    place.append(this.button);
    const none = { applePay: false, amazonPay: false, link: false, paypal: false, klarna: false };
    setTimeout(() => this.tell('ready', { availablePaymentMethods: { ...none, googlePay: true } }));
  }
  unmount() {
    this.close();
    this.button?.remove();
  }
  destroy() {
    this.unmount();
    this.handlers = {};
  }
  press() {
    const resolve = () => this.open();
    this.tell('click', { expressPaymentType: 'google_pay', resolve, reject: () => {} });
  }
  open() {
    const { amount, currency } = this.group.options;
    const card = make('select', {}, 'min-height:44px;font:16px system-ui;width:100%;margin-top:4px',
      ...cards.map(({ last4, title }) => make('option', { value: last4, textContent: last4 + ' · ' + title }, '')));
    const pay = make('button', { type: 'button', textContent: 'Pay now' }, DARK);
    const leave = make('button', { type: 'button', textContent: 'Cancel' }, BUTTON + 'background:transparent;color:inherit');
    const title = make('h2', { id: 'sandbox-wallet', textContent: 'Sandbox wallet' }, 'margin:0;font:600 20px system-ui');
    const note = make('p', { textContent: 'Played by the payment sandbox: no money moves. It is asked for ' + amount + ' ' + currency.toUpperCase() + ', in Stripe’s smallest units.' }, 'margin:8px 0 16px');
    const label = make('label', {}, 'display:block;margin-bottom:16px', 'Card in the wallet', card);
    const row = make('div', {}, 'display:flex;gap:12px;flex-wrap:wrap', pay, leave);
    this.sheet = make('dialog', {}, 'width:min(360px,calc(100vw - 32px));margin:auto;padding:24px;border:1px solid #767676;border-radius:12px;background:Canvas;color:CanvasText;font:16px system-ui',
      title, note, label, row);
    this.sheet.setAttribute('aria-labelledby', title.id);
    this.sheet.addEventListener('cancel', () => this.left());
    leave.onclick = () => this.left();
    pay.onclick = () => {
      pay.disabled = leave.disabled = true;
      this.group.last4 = card.value;
      this.tell('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => this.close() });
    };
    document.body.append(this.sheet);
    this.sheet.showModal();
  }
  left() {
    this.close();
    this.tell('cancel', {});
  }
  close() {
    this.sheet?.close();
    this.sheet?.remove();
    this.sheet = undefined;
    this.button?.focus();
  }
}

class Elements {
  constructor(options) {
    this.options = { ...options };
  }
  create() {
    this.wallet = new Wallet(this);
    return this.wallet;
  }
  update(more) {
    Object.assign(this.options, more);
  }
  submit() {
    return Promise.resolve({ selectedPaymentMethod: 'google_pay' });
  }
}

window.Stripe = () => ({
  elements: (options) => new Elements(options),
  async confirmPayment({ elements: { options, last4, wallet }, clientSecret }) {
    const [id] = clientSecret.split('_secret_');
    const said = { secret: clientSecret, last4, amount: String(options.amount), currency: options.currency };
    try {
      const answer = await fetch('/sandbox/stripe/confirm/' + id, {
        method: 'POST',
        body: new URLSearchParams(said),
      });
      return await answer.json();
    } catch {
      return { error: { type: 'api_connection_error', message: 'The sandbox cannot be reached.' } };
    } finally {
      wallet.close();
    }
  },
});
})();
`;
