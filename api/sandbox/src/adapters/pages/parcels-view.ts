import { STEPS, type WireTracker } from '../../domain/wire/tracker.js';
import { html, type Html } from './html.js';
import { page, token } from './layout.js';

/** The parcels of the played carrier, each with its next step. */
export function parcelsPage(trackers: readonly WireTracker[], csrf: string): string {
  return page(
    'Parcels',
    'parcels',
    html`<h1>The carrier's parcels</h1>
      <p class="lead">Labels that the shop has bought. Move a parcel on, and the shop is told by webhook.</p>
      ${trackers.length > 0 ? trackers.map((one) => parcel(one, csrf)) : NOTHING}`,
  );
}

const NOTHING = html`<p class="card empty">No label has been bought.</p>`;

function parcel(tracker: WireTracker, csrf: string): Html {
  const next = STEPS[tracker.tracking_details.length];
  return html`<article class="card" aria-label="Parcel ${tracker.tracking_code}">
    <p class="eyebrow">${tracker.carrier} &middot; ${tracker.tracking_code}</p>
    <p>${tracker.status.replaceAll('_', ' ')}</p>
    ${
      next
        ? html`<form method="post" action="/sandbox/parcels/${tracker.id}">
            ${token(csrf)}
            <button class="button">${next.message}</button>
          </form>`
        : ''
    }
  </article>`;
}
