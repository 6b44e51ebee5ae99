import { TEST_CARDS, type CardErrors, type CardField } from '../../domain/cards.js';
import type { Line, WireSession } from '../../domain/wire/session.js';
import { html, type Html } from './html.js';
import { writtenAmount } from '../../domain/wire/decimals.js';
import { page, token } from './layout.js';

export interface CheckoutView {
  session: WireSession;
  lines: readonly Line[];
  discountName: string | null;
  csrf: string;
  /** What was typed, to be shown again; after a decline without the security code. */
  typed: { number: string; expiry: string; cvc: string };
  errors: CardErrors;
  /** Why the card was declined. */
  declined: string | null;
}

/** The hosted page: what is bought, the card form, and the cards that can be used. */
export function checkoutPage(view: CheckoutView): string {
  const total = writtenAmount(view.session.amount_total, view.session.currency);
  const content = html`<div class="columns">${summary(view, total)} ${form(view, total)}</div>`;
  return page(`Pay ${total}`, 'checkout', content);
}

function summary({ session, lines, discountName }: CheckoutView, total: string): Html {
  const { amount_discount: discount } = session.total_details;
  const rows = lines.map(
    (line) =>
      html`<li>
        <span>${line.name}${line.quantity > 1 ? html` <small>&times; ${line.quantity}</small>` : ''}</span>
        <span>${writtenAmount(line.unitAmount * line.quantity, session.currency)}</span>
      </li>`,
  );
  const cut =
    discount > 0
      ? html`<li class="cut">
          <span>${discountName ?? 'Discount'}</span
          ><span>&minus;${writtenAmount(discount, session.currency)}</span>
        </li>`
      : '';
  return html`<section class="summary" aria-labelledby="due">
    <p class="back"><a href="${session.cancel_url ?? '/'}">&larr; Back to the shop</a></p>
    <h1 id="due"><small>Pay Duka</small> ${total}</h1>
    <ul class="lines">
      ${rows} ${cut}
      <li class="total"><span>Total due</span><span>${total}</span></li>
    </ul>
  </section>`;
}

function form(view: CheckoutView, total: string): Html {
  const { errors, typed } = view;
  return html`<section class="card" aria-labelledby="by-card">
    <h2 id="by-card">Pay by card</h2>
    ${problems(view)}
    <form method="post" action="/sandbox/checkout/${view.session.id}" novalidate>
      ${token(view.csrf)}
      <p class="email"><span>Email</span> ${view.session.customer_email ?? 'not given'}</p>
      ${field('number', 'Card number', typed.number, errors.number, '1234 1234 1234 1234', 23)}
      <div class="pair">
        ${field('expiry', 'Expiry date', typed.expiry, errors.expiry, 'MM / YY', 9)}
        ${field('cvc', 'Security code', typed.cvc, errors.cvc, 'CVC', 4)}
      </div>
      ${ARRIVALS}
      <button class="button wide" type="submit">Pay ${total}</button>
    </form>
    ${cards(view.session.id)}
  </section>`;
}

function field(
  name: CardField,
  label: string,
  value: string,
  error: string | undefined,
  placeholder: string,
  length: number,
): Html {
  const wrong = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${placeholder}"
      maxlength="${length}"
      inputmode="numeric"
      autocomplete="off"
      required
      ${wrong}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`;
}

function problems({ errors, declined }: CheckoutView): Html | '' {
  const wrong = Object.entries(errors);
  if (declined) return html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${declined}</p></div>`;
  if (wrong.length === 0) return '';
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>Please correct the following:</p>
    <ul>
      ${wrong.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`;
}

const ARRIVALS = html`<details>
  <summary>How the money arrives</summary>
  <fieldset>
    <legend>A delayed method finishes the form before its money is there.</legend>
    <label><input type="radio" name="arrival" value="now" checked /> At once, as with a card</label>
    <label><input type="radio" name="arrival" value="later" /> After five seconds</label>
    <label><input type="radio" name="arrival" value="never" /> Never: it fails after five seconds</label>
  </fieldset>
</details>`;

function cards(session: string): Html {
  const rows = TEST_CARDS.map(
    (card) =>
      html`<tr>
        <td class="number">${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td>
        <td>${card.title}</td>
        <td>
          <a href="/sandbox/checkout/${session}?card=${card.number.slice(-4)}#by-card"
            >Use<span class="hidden"> the card ending in ${card.number.slice(-4)}</span></a
          >
        </td>
      </tr>`,
  );
  return html`<section class="cards" aria-labelledby="test-cards">
    <h2 id="test-cards">Test cards</h2>
    <p>Any date in the future and any three digits will do.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it does</th>
          <th scope="col"><span class="hidden">Fill in</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}
