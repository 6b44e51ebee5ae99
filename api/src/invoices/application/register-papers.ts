import { homeCountry } from '../../kernel/home-country.js';
import type { Orders } from '../../orders/application/ports.js';
import type { FiscalAnswer, FiscalPaper, Registration } from '../domain/fiscal.js';
import { NotRegistrable } from '../domain/refusals.js';
import { fiscalCreditNoteOf, fiscalInvoiceOf, type NotedCreditNote } from './build-fiscal-paper.js';
import type { FiscalAuthorities } from './fiscal-authorities.js';
import type { CreditNotes, GoodsFacts, Registrations, Seller } from './ports.js';

/** So many at once, before the job is begun again. */
const AT_ONCE = 20;

/** Something else comes first: the office was not asked, and may answer for other papers. */
interface Waits {
  outcome: 'waits';
  reason: string;
}

const waits = (reason: string): Waits => ({ outcome: 'waits', reason });

/**
 * Tells the tax office of papers, each once: from its second time on a paper is asked for before it is sent. What nobody
 * knows is tried again until it is known, however long the office is away.
 */
export class RegisterPapers {
  constructor(
    private readonly authorities: FiscalAuthorities,
    private readonly registrations: Registrations,
    private readonly orders: Orders,
    private readonly notes: CreditNotes,
    private readonly seller: Seller,
    private readonly facts: GoodsFacts,
  ) {}

  /** Does nothing for a paper that somebody else has in hand, or that has ended. */
  async registerPaper(id: string): Promise<(FiscalAnswer | Waits)['outcome'] | undefined> {
    const taken = await this.registrations.take(id);
    if (!taken) return undefined;
    const answer = await this.ask(taken);
    await this.registrations.settle(
      taken,
      answer.outcome === 'waits' ? { ...answer, outcome: 'unclear' } : answer,
    );
    return answer.outcome;
  }

  /** All whose time has come, up to the first that the office does not answer for. Answers how many it has sent. */
  async registerDuePapers(): Promise<number> {
    let sent = 0;
    for (const id of await this.registrations.due(AT_ONCE)) {
      const outcome = await this.registerPaper(id);
      if (outcome === 'unclear') break;
      if (outcome !== 'waits') sent += 1;
    }
    return sent;
  }

  private async ask(taken: Registration): Promise<FiscalAnswer | Waits> {
    const authority = this.authorities.named(taken.authority);
    if (!authority) return waits(`${taken.authority} is not set up.`);
    const paper = await this.paperOf(taken);
    if ('outcome' in paper) return paper;
    if (taken.tries > 1) {
      const found = await authority.find(paper);
      if (found.outcome !== 'missing') return found;
    }
    return authority.register(paper);
  }

  /** What is told, or why nothing can be. */
  private async paperOf(taken: Registration): Promise<FiscalPaper | FiscalAnswer | Waits> {
    const order = await this.orders.find(taken.orderId);
    if (!order) return { outcome: 'refused', reason: 'Its order is not there any more.' };
    const facts = await this.facts.of([...order.lines].map(({ productId }) => productId));
    const fiscal = {
      order,
      number: taken.number,
      shop: await this.seller.read(),
      home: homeCountry(),
      facts,
    };
    try {
      if (taken.kind === 'invoice') return fiscalInvoiceOf(fiscal);
      const papers = await this.registrations.ofOrder(taken.orderId);
      const invoice = papers.find(({ kind }) => kind === 'invoice');
      if (!invoice) throw new NotRegistrable('Its invoice is from before the tax office was told of any.');
      const { fiscalNumber, reference } = invoice;
      if (invoice.state !== 'registered' || !fiscalNumber || !reference)
        return waits('Its invoice is not registered yet.');
      const notes = await this.notesUpTo(taken);
      return fiscalCreditNoteOf(fiscal, notes, { fiscalNumber, reference }, taken.reference);
    } catch (error) {
      if (error instanceof NotRegistrable) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }

  private async notesUpTo({ id, orderId }: Registration): Promise<NotedCreditNote[]> {
    const records = new Map((await this.notes.records(orderId)).map((record) => [record.recordId, record]));
    const all = await this.notes.ofOrder(orderId);
    const upTo = all.slice(0, all.findIndex((note) => note.id === id) + 1);
    return upTo.map((note) => {
      const pieces = records.get(note.recordId)?.pieces ?? [];
      return {
        ...note,
        pieces: pieces.flatMap(({ variantId, gross }) => (variantId ? [{ variantId, gross }] : [])),
      };
    });
  }
}
