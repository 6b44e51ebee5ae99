import { SCENARIOS, type Scenario } from '../../domain/scenarios.js';
import type { Switches } from '../../domain/switches.js';
import type { WatchedOrder } from '../persistence/watched-orders.js';
import { clockTime, html, type Html } from './html.js';
import { page, token } from './layout.js';

/** By how many minutes the clock may be put forward at once. */
export const LEAPS: readonly number[] = [1, 10, 60];

/** What may go wrong with payments, one switch each, and what becomes of the orders meanwhile. */
export function faultsPage(orders: readonly WatchedOrder[], switches: Switches, csrf: string): string {
  const chosen = SCENARIOS.find((one) => isOn(one, switches));
  return page(
    'Faults',
    'faults',
    html`<h1>Faults</h1>
      <p class="lead">Switch one on, buy something by card, and watch what the shop makes of it.</p>
      <section class="card" aria-labelledby="faults">
        <h2 id="faults">What goes wrong</h2>
        <form method="post" action="/sandbox/faults">
          ${token(csrf)} ${SCENARIOS.map((one) => choice(one, one === chosen))}
        </form>
      </section>
      <section class="card" aria-labelledby="clock">
        <h2 id="clock">The clock</h2>
        <p>
          Puts the clock forward for all that waits: messages on their way, the shop's own questions to the
          provider, and the time in which an order must be paid.
        </p>
        <form method="post" action="/sandbox/faults/clock" class="pair">
          ${token(csrf)} ${LEAPS.map(leap)}
        </form>
      </section>
      <section class="card" aria-labelledby="orders">
        <h2 id="orders">The newest orders</h2>
        ${orders.length > 0 ? table(orders) : html`<p>Nothing was ordered yet.</p>`}
        <p><a class="button quiet" href="/sandbox/faults">Reload</a></p>
      </section>`,
  );
}

const isOn = ({ switches }: Scenario, now: Switches) =>
  switches.webhooks === now.webhooks &&
  switches.answers === now.answers &&
  switches.redirectFirst === now.redirectFirst &&
  switches.declined === now.declined &&
  switches.crash === now.crash;

function choice({ id, title, watch }: Scenario, isChosen: boolean): Html {
  return html`<div class="field">
    <button
      class="button ${isChosen ? '' : 'quiet'}"
      name="fault"
      value="${id}"
      aria-pressed="${isChosen ? 'true' : 'false'}"
      aria-describedby="${id}"
    >
      ${title}
    </button>
    <p id="${id}">${watch}</p>
  </div>`;
}

function leap(minutes: number): Html {
  return html`<button class="button quiet" name="minutes" value="${minutes}">
    ${minutes === 1 ? '1 minute' : `${minutes} minutes`}
  </button>`;
}

function table(orders: readonly WatchedOrder[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of orders">
    <table>
      <thead>
        <tr>
          <th scope="col">When (UTC)</th>
          <th scope="col">Order</th>
          <th scope="col">State</th>
          <th scope="col">Payment</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          ({ number, createdAt, status, payment }) =>
            html`<tr>
              <td>${clockTime(createdAt)}</td>
              <td class="number">${number}</td>
              <td>${status}</td>
              <td>${payment}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
