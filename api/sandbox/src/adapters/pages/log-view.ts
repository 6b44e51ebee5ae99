import { ANSWER_FAULTS, WEBHOOK_FAULTS, type Switches } from '../../domain/switches.js';
import type { LoggedMessage } from '../persistence/message-log.js';
import { clockTime, html, type Html } from './html.js';
import { page, token } from './layout.js';

/** What was told to the shop, and what may go wrong on the way. */
export function logPage(messages: readonly LoggedMessage[], switches: Switches, csrf: string): string {
  return page(
    'Webhooks',
    'log',
    html`<h1>Webhooks</h1>
      <p class="lead">Each message of the played payment providers to the shop, newest first.</p>
      ${mischief(switches, csrf)}
      <section class="card" aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        ${messages.length > 0 ? table(messages, csrf) : html`<p>Nothing was sent yet.</p>`}
      </section>`,
  );
}

const WEBHOOK_WORDS: Readonly<Record<(typeof WEBHOOK_FAULTS)[number], string>> = {
  none: 'Deliver properly',
  drop: 'Drop: nothing arrives',
  duplicate: 'Duplicate: everything arrives twice',
  delay: 'Delay by ten seconds',
  reorder: 'Reorder: the last word arrives first',
  'wrong-signature': 'Wrong signature',
  'old-timestamp': 'Old timestamp: one hour',
};

const ANSWER_WORDS: Readonly<Record<(typeof ANSWER_FAULTS)[number], string>> = {
  none: 'Answer properly',
  slow: 'Slow: after eight seconds',
  lost: 'Lost: do it, then hang up',
  error: 'Error 500',
  'wrong-amount': 'Wrong amount: one cent less',
  'web-page': 'A web page instead of JSON',
  half: 'Half of the JSON',
  empty: 'Status 200 and nothing else',
};

function mischief(switches: Switches, csrf: string): Html {
  return html`<section class="card" aria-labelledby="switches">
    <h2 id="switches">What goes wrong</h2>
    <form method="post" action="/sandbox/log/switches" class="switches">
      ${token(csrf)} ${select('webhooks', 'Webhooks', WEBHOOK_WORDS, switches.webhooks)}
      ${select('answers', "Answers to the shop's calls", ANSWER_WORDS, switches.answers)}
      <label class="check"
        ><input type="checkbox" name="redirectFirst" value="1" ${switches.redirectFirst ? CHECKED : ''} />
        Send the shopper back before the webhook</label
      >
      <button class="button">Save</button>
    </form>
  </section>`;
}

const CHECKED = html`checked`;
const SELECTED = html`selected`;

function select(name: string, label: string, words: Readonly<Record<string, string>>, chosen: string): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${Object.entries(words).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen ? SELECTED : ''}>${text}</option>`,
      )}
    </select>
  </div>`;
}

const TONES: Readonly<Record<LoggedMessage['state'], string>> = {
  delivered: 'good',
  waiting: 'warn',
  failed: 'bad',
  dropped: 'bad',
};

function table(messages: readonly LoggedMessage[], csrf: string): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of messages">
    <table>
      <thead>
        <tr>
          <th scope="col">When (UTC)</th>
          <th scope="col">Message</th>
          <th scope="col">State</th>
          <th scope="col">Tries</th>
          <th scope="col"><span class="hidden">Redeliver</span></th>
        </tr>
      </thead>
      <tbody>
        ${messages.map((message) => row(message, csrf))}
      </tbody>
    </table>
  </div>`;
}

function row(message: LoggedMessage, csrf: string): Html {
  return html`<tr>
    <td>${clockTime(message.createdAt)}</td>
    <td>
      <details>
        <summary>${message.type}</summary>
        <pre tabindex="0">${message.body}</pre>
      </details>
    </td>
    <td>
      <span class="badge ${TONES[message.state]}">${message.state}</span>
      ${message.note ? html`<small>${message.note}</small>` : ''}
    </td>
    <td>${message.tries}</td>
    <td>
      <form method="post" action="/sandbox/log/redeliver">
        ${token(csrf)}
        <button class="link" name="id" value="${message.id}">
          Redeliver<span class="hidden"> ${message.type} of ${clockTime(message.createdAt)}</span>
        </button>
      </form>
    </td>
  </tr>`;
}
