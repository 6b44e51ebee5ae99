import type { WireSession } from '../../domain/wire/session.js';
import { html } from './html.js';
import { writtenAmount } from '../../domain/wire/decimals.js';
import { page, token } from './layout.js';

/** The bank's own page: is it really you? */
export function secondStepPage(session: WireSession, last4: string, csrf: string): string {
  const amount = writtenAmount(session.amount_total, session.currency);
  return page(
    'Is it you?',
    'checkout',
    html`<section class="card narrow">
      <p class="eyebrow">Test Bank &middot; 3-D Secure</p>
      <h1>Is it you?</h1>
      <p>Duka asks for <strong>${amount}</strong> from the card ending in <strong>${last4}</strong>.</p>
      <form method="post" action="/sandbox/3ds/${session.id}" class="stack">
        ${token(csrf)}
        <button class="button wide" name="answer" value="authorise">Authorise</button>
        <button class="button quiet wide" name="answer" value="fail">Fail</button>
      </form>
    </section>`,
  );
}
