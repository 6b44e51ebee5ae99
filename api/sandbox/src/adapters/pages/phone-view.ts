import { TEST_PHONES } from '../../domain/phones.js';
import type { Switches } from '../../domain/switches.js';
import type { Prompted } from '../../plugins/contract.js';
import { PLUGINS } from '../../plugins/index.js';
import { clockTime, html, type Html } from './html.js';
import { page, token } from './layout.js';

/** Everybody's phone: prompts that wait for a tap, and those that were answered. */
export function phonePage(requests: readonly Prompted[], switches: Switches, csrf: string): string {
  const waiting = requests.filter((request) => request.status === 'PENDING');
  const answered = requests.filter((request) => request.status !== 'PENDING');
  return page(
    'Phone',
    'phone',
    html`<h1>The shopper's phone</h1>
      <p class="lead">Mobile-money prompts appear here. Reload the page after you have placed an order.</p>
      <p><a class="button quiet" href="/sandbox/phone">Reload</a></p>
      <div class="columns">
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting for a tap</h2>
          ${waiting.length > 0 ? waiting.map((request) => prompt(request, csrf)) : NOTHING}
        </section>
        <section class="card" aria-labelledby="options">
          <h2 id="options">Test numbers</h2>
          <p>These answer by themselves; any other number waits for a tap.</p>
          ${NUMBERS} ${option(switches, csrf)}
        </section>
      </div>
      ${answered.length > 0 ? history(answered) : ''}`,
  );
}

const NOTHING = html`<p class="card empty">No prompt is waiting.</p>`;

function prompt(request: Prompted, csrf: string): Html {
  return html`<article class="device" aria-label="Prompt for ${request.payer}">
    <p class="eyebrow">Mobile money &middot; +${request.payer}</p>
    <p class="amount">${request.amount} ${request.currency}</p>
    <p>${request.payerMessage || 'Payment to Duka'}</p>
    <form method="post" action="/sandbox/phone/${request.reference}" class="pair">
      ${token(csrf)}
      <button class="button" name="answer" value="approve">Approve</button>
      <button class="button quiet" name="answer" value="reject">Reject</button>
    </form>
  </article>`;
}

const NUMBERS = html`<table>
  <thead>
    <tr>
      <th scope="col">Number</th>
      <th scope="col">The payment</th>
    </tr>
  </thead>
  <tbody>
    ${TEST_PHONES.map(
      (phone) =>
        html`<tr>
          <td class="number">+256 770 000 ${phone.ending}</td>
          <td>${phone.title.toLowerCase()}</td>
        </tr>`,
    )}
    ${PLUGINS.filter(({ chosenBy }) => chosenBy === 'Number')
      .flatMap(({ trials }) => trials)
      .map(
        ({ label, does }) =>
          html`<tr>
            <td class="number">${label}</td>
            <td>${does}</td>
          </tr>`,
      )}
  </tbody>
</table>`;

function option(switches: Switches, csrf: string): Html {
  return html`<form method="post" action="/sandbox/phone" class="stack">
    ${token(csrf)}
    <label
      ><input type="checkbox" name="autoApprove" value="1" ${switches.autoApprove ? CHECKED : ''} /> Approve
      other numbers by themselves after three seconds</label
    >
    <button class="button quiet">Save</button>
  </form>`;
}

const CHECKED = html`checked`;

function history(requests: readonly Prompted[]): Html {
  return html`<section class="card" aria-labelledby="answered">
    <h2 id="answered">Answered</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Table of answered prompts">
      <table>
        <thead>
          <tr>
            <th scope="col">When (UTC)</th>
            <th scope="col">Number</th>
            <th scope="col">Amount</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          ${requests.map(
            (request) =>
              html`<tr>
                <td>${clockTime(request.createdAt)}</td>
                <td class="number">+${request.payer}</td>
                <td>${request.amount} ${request.currency}</td>
                <td>
                  <span class="badge ${request.status === 'SUCCESSFUL' ? 'good' : 'bad'}"
                    >${request.status === 'SUCCESSFUL' ? 'paid' : (request.reason ?? 'failed')}</span
                  >
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
