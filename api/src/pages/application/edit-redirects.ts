import type { Ids } from '../../kernel/ids.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  MOST_REDIRECTS,
  pathOfTarget,
  readRedirect,
  RedirectNotFound,
  RedirectWrong,
} from '../domain/redirect.js';
import { isOfTheShop, pageIn, productIn } from '../domain/shop-addresses.js';
import type { Pages } from './ports.js';
import type { Redirects } from './redirects.js';

export const TAKEN = 'The shop answers at this address itself; only one that is gone can lead elsewhere';
const FULL = `The shop has ${MOST_REDIRECTS} redirects, the most: delete one first`;

/** Leads addresses that are gone to others, and leaves it. */
export class EditRedirects {
  constructor(
    private readonly redirects: Redirects,
    private readonly pages: Pages,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** Returns its id; those that led to `from` lead on. `origin` is that of the shop. @throws RedirectWrong */
  async create(sent: { from: string; to: string }, origin: string): Promise<string> {
    const { from, to, errors } = readRedirect(sent, origin);
    if (!from || !to || errors.length > 0) throw new RedirectWrong(errors);
    return this.unitOfWork.run(async () => {
      await this.redirects.hold();
      const wrong = await this.inTheWay(from, to);
      if (wrong.length > 0) throw new RedirectWrong(wrong);
      const id = this.ids.next();
      await this.redirects.lead(from, to);
      await this.redirects.add({ id, from, to });
      return id;
    });
  }

  /** @throws RedirectNotFound */
  async remove(id: string): Promise<void> {
    if (!(await this.redirects.remove(id))) throw new RedirectNotFound();
  }

  /** What others there are say against it. */
  private async inTheWay(from: string, to: string): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    const [known, path] = [await this.redirects.at(from), pathOfTarget(to)];
    if (known) errors.push({ field: 'from', message: `It leads to ${known.to} already: delete that first` });
    else if (await this.isShown(from)) errors.push({ field: 'from', message: TAKEN });
    else if ((await this.redirects.count()) >= MOST_REDIRECTS) errors.push({ field: 'from', message: FULL });
    const next = path && (await this.redirects.at(path));
    if (next) {
      const isCircle = pathOfTarget(next.to) === from;
      const message = isCircle
        ? `${path} leads to ${from}: the two would go in circles`
        : `${path} leads to ${next.to} itself: enter that`;
      errors.push({ field: 'to', message });
    }
    return errors;
  }

  /** A page of the merchant counts from its draft on: it would take the address when it is published. */
  private async isShown(path: string): Promise<boolean> {
    if (isOfTheShop(path)) return true;
    const [product, page] = [productIn(path), pageIn(path)];
    if (product) return (await this.redirects.shownProducts([product])).has(product);
    return page !== undefined && (await this.pages.at(page)) !== undefined;
  }
}
