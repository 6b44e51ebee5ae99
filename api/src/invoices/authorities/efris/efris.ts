import type { Trial } from '../../../kernel/connections.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { FiscalAnswer, FiscalPaper } from '../../domain/fiscal.js';
import type { PluginTools } from '../../../platform/connections/plugins.js';
import { FiscalAuthority } from '../contract.js';
import { creditContent, invoiceContent, NotToBeTold } from './content.js';
import { efris } from './definition.js';
import { EfrisSession, type EfrisAnswer } from './session.js';

/** EFRIS does not know itself what went wrong. */
const UNKNOWN_ERROR = '99';
const APPROVED = '101';
const SUBMITTED = '102';
const MISSING: FiscalAnswer = { outcome: 'missing' };
/** The most that a list of the interface has on a page; no invoice has as many credit notes. */
const PAGE = { pageNo: '1', pageSize: '99' };

/**
 * Invoices are uploaded (T109) and have their number at once. Credit notes are applied for (T110): the office approves
 * them, which is asked for (T111, T112) until it is decided. What was answered, the whole document (T108) says.
 */
class Efris extends FiscalAuthority {
  private readonly session: EfrisSession;

  constructor(private readonly tools: Omit<PluginTools, 'addresses'>) {
    super(efris);
    this.session = new EfrisSession(tools.access, tools.clock, tools.ids);
  }

  override register(paper: FiscalPaper): Promise<FiscalAnswer> {
    return answering(async () => {
      const time = await this.session.time();
      const values = this.tools.values();
      const isInvoice = paper.kind === 'invoice';
      const content = isInvoice ? invoiceContent(paper, values, time) : creditContent(paper, values, time);
      const answer = await this.session.call(isInvoice ? 'T109' : 'T110', content);
      const told = isInvoice ? registered(answer) : applied(answer);
      if (told.outcome !== 'refused') return told;
      // it may be refused since it is there
      const found = await this.found(paper);
      return found.outcome === 'missing' ? told : found;
    });
  }

  override tryOut(): Promise<Trial> {
    return this.session.tryOut();
  }

  override find(paper: FiscalPaper): Promise<FiscalAnswer> {
    return answering(() => this.found(paper));
  }

  private found(paper: FiscalPaper): Promise<FiscalAnswer> {
    return paper.kind === 'invoice' ? this.invoice(paper.number) : this.application(paper);
  }

  private async invoice(referenceNo: string): Promise<FiscalAnswer> {
    const asked = { ...PAGE, referenceNo, invoiceType: '1', invoiceKind: '1', queryType: '1' };
    const answer = await this.session.call('T106', asked);
    if (answer.code !== '00') return notAsked(answer);
    const one = recordsOf(answer).find((record) => member(record, 'referenceNo') === referenceNo);
    return one ? this.document(textOf(member(one, 'invoiceNo')) ?? '') : MISSING;
  }

  /** An application that was rejected or voided counts only where it is the one that is asked for. */
  private async application({ number, original, reference }: FiscalPaper): Promise<FiscalAnswer> {
    const by = reference ? { referenceNo: reference } : { oriInvoiceNo: original?.fiscalNumber };
    const asked = { ...PAGE, ...by, queryType: '1', invoiceApplyCategoryCode: '101' };
    const answer = await this.session.call('T111', asked);
    if (answer.code !== '00') return notAsked(answer);
    for (const record of recordsOf(answer)) {
      const detail = await this.session.call('T112', { id: textOf(member(record, 'id')) });
      if (detail.code !== '00') return notAsked(detail);
      const text = (name: string) => textOf(member(detail.content, name)) ?? '';
      if (text('sellersReferenceNo') !== number) continue;
      const status = text('approveStatusCode');
      if (status === APPROVED) return this.document(text('refundInvoiceNo'));
      if (status === SUBMITTED) return examined(text('referenceNo'));
      if (reference) return { outcome: 'refused', reason: `EFRIS rejected it: ${text('approveRemarks')}` };
    }
    return MISSING;
  }

  private async document(invoiceNo: string): Promise<FiscalAnswer> {
    const answer = await this.session.call('T108', { invoiceNo });
    return answer.code === '00' ? registered(answer) : notAsked(answer);
  }
}

export const make = (tools: Omit<PluginTools, 'addresses'>): FiscalAuthority => new Efris(tools);

/** What has no number is not registered, whatever the code says. */
function registered(answer: EfrisAnswer): FiscalAnswer {
  if (answer.code !== '00') return refused(answer);
  const basic = member(answer.content, 'basicInformation');
  const [fiscalNumber, reference] = [textOf(member(basic, 'invoiceNo')), textOf(member(basic, 'invoiceId'))];
  const verification = textOf(member(basic, 'antifakeCode')) ?? '';
  const qr = textOf(member(member(answer.content, 'summary'), 'qrCode')) ?? '';
  if (fiscalNumber && reference) return { outcome: 'registered', fiscalNumber, verification, qr, reference };
  const isThere = member(answer.content, 'existInvoiceList');
  return Array.isArray(isThere) && isThere.length > 0
    ? { outcome: 'refused', reason: 'EFRIS has an invoice of this number already.' }
    : { outcome: 'unclear', reason: 'EFRIS answered without a number.' };
}

function applied(answer: EfrisAnswer): FiscalAnswer {
  if (answer.code !== '00') return refused(answer);
  const reference = textOf(member(answer.content, 'referenceNo'));
  return reference
    ? examined(reference)
    : { outcome: 'unclear', reason: 'EFRIS answered without the number of the application.' };
}

const examined = (reference: string): FiscalAnswer => ({
  ...{ outcome: 'examined', reference, reason: `EFRIS examines application ${reference}.` },
});

function refused(answer: EfrisAnswer): FiscalAnswer {
  const reason = `EFRIS: ${answer.message || 'refused'} (${answer.code})`;
  return { outcome: answer.code === UNKNOWN_ERROR ? 'unclear' : 'refused', reason };
}

/** A question that is not answered says nothing of the paper. */
const notAsked = (answer: EfrisAnswer): FiscalAnswer => ({
  ...{ outcome: 'unclear', reason: `EFRIS: ${answer.message || 'no answer'} (${answer.code})` },
});

function recordsOf({ content }: EfrisAnswer): readonly unknown[] {
  const records = member(content, 'records');
  return Array.isArray(records) ? records : [];
}

async function answering(work: () => Promise<FiscalAnswer>): Promise<FiscalAnswer> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    return error instanceof NotToBeTold ? { outcome: 'refused', reason } : { outcome: 'unclear', reason };
  }
}
