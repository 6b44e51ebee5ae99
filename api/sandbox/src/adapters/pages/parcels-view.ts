import type { ShownParcel } from '../../plugins/contract.js';
import { html, type Html } from './html.js';
import { page, token } from './layout.js';

/** The parcels of the played carriers, each with its next step. */
export function parcelsPage(parcels: readonly ShownParcel[], csrf: string): string {
  return page(
    'Parcels',
    'parcels',
    html`<h1>The carrier's parcels</h1>
      <p class="lead">Labels that the shop has bought. Move a parcel on, and the shop is told by webhook.</p>
      ${parcels.length > 0 ? parcels.map((one) => parcel(one, csrf)) : NOTHING}`,
  );
}

const NOTHING = html`<p class="card empty">No label has been bought.</p>`;

function parcel({ id, code, carrier, status, next }: ShownParcel, csrf: string): Html {
  return html`<article class="card" aria-label="Parcel ${code}">
    <p class="eyebrow">${carrier} &middot; ${code}</p>
    <p>${status.replaceAll('_', ' ')}</p>
    ${
      next
        ? html`<form method="post" action="/sandbox/parcels/${id}">
            ${token(csrf)}
            <button class="button">${next}</button>
          </form>`
        : ''
    }
  </article>`;
}
