import type { PayPage, SandboxPlugin } from '../../plugins/contract.js';
import { html, type Html } from './html.js';
import { page, token } from './layout.js';

/** A provider's own page: what is paid, and the ways in which it may come out. */
export function payPage(
  plugin: SandboxPlugin,
  id: string,
  { amount, about, declined }: PayPage,
  csrf: string,
) {
  const { provider, title, chosenBy, trials } = plugin;
  const choices = trials.map(
    ({ value, label, does }, at) =>
      html`<label
        ><input type="radio" name="trial" value="${value}" ${at === 0 ? CHECKED : ''} />
        <span>${label} <small>${does}</small></span></label
      >`,
  );
  const content = html`<section class="card narrow" aria-labelledby="due">
    <h1 id="due"><small>${title}</small> ${amount}</h1>
    <p>${about}</p>
    ${declined ? problem(declined) : ''}
    <form method="post" action="/sandbox/pay/${provider}/${encodeURIComponent(id)}" class="stack">
      ${token(csrf)}
      <fieldset>
        <legend>${chosenBy}</legend>
        ${choices}
      </fieldset>
      <button class="button wide" name="answer" value="pay">Pay ${amount}</button>
      <button class="button quiet wide" name="answer" value="cancel">Cancel and go back to the shop</button>
    </form>
  </section>`;
  return page(`Pay ${amount}`, 'checkout', content);
}

const CHECKED = html`checked`;

const problem = (text: string): Html =>
  html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${text}</p></div>`;
