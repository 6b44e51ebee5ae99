type Body = Record<string, unknown>;

export interface Said {
  code?: string;
  message?: string;
  content?: unknown;
}

interface Document {
  invoiceId: string;
  invoiceNo: string;
  reference: string;
  kind: 'invoice' | 'credit note';
  content: Body;
  /** What is left of each line, by its order number. */
  left: Map<string, number>;
}

interface Application {
  id: string;
  referenceNo: string;
  original: Document;
  content: Body;
  status: '101' | '102' | '103';
  remarks: string;
  document?: Document;
}

const CLOSE = 0.01;
const rowsOf = (content: Body, name: string) => content[name] as Record<string, string>[];
const sumOf = (rows: readonly Record<string, string>[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);
const differs = (one: number, other: number) => Math.abs(one - other) > CLOSE;

/** What EFRIS keeps and refuses, by the rules that its interface states for T106 and T108 to T112. */
export class EfrisBooks {
  readonly documents: Document[] = [];
  readonly applications: Application[] = [];
  /** Commodity categories that it does not know. */
  readonly unknownCategories = new Set<string>();
  /** Whether applications are approved at once, later by `decide`, or never. */
  approves = true;
  /** In Uganda, as messages of requests have it. */
  time = (): string => '2026-11-28 13:05:09';

  login(): Said {
    return { content: { device: { deviceNo: 'TCS01' }, taxpayer: { id: '877', tin: '1000023456' } } };
  }

  answer(interfaceCode: string, input: Body): Said {
    if (interfaceCode === 'T109') return this.upload(input);
    if (interfaceCode === 'T110') return this.apply(input);
    if (interfaceCode === 'T106')
      return this.records(this.documents.filter(({ reference }) => reference === input['referenceNo']));
    if (interfaceCode === 'T108') return this.document(String(input['invoiceNo']));
    if (interfaceCode === 'T111') return this.list(input);
    if (interfaceCode === 'T112') return this.detail(String(input['id']));
    return { code: '99', message: `no ${interfaceCode}` };
  }

  /** What the office's people say of an application. */
  decide(status: '101' | '103', remarks = ''): void {
    const waiting = this.applications.find((one) => one.status === '102');
    if (!waiting) throw new Error('no application waits');
    Object.assign(waiting, { status, remarks });
    if (status === '101') this.credit(waiting);
  }

  private upload(input: Body): Said {
    const reference = (input['sellerDetails'] as Body)['referenceNo'] as string;
    const known = this.documents.find((one) => one.reference === reference && one.kind === 'invoice');
    if (known) return { content: { existInvoiceList: [{ invoiceNo: known.invoiceNo }] } };
    const wrong = this.wrongGoods(input, 1) ?? wrongSums(input);
    if (wrong) return wrong;
    const document = this.enter('invoice', reference, input);
    for (const row of rowsOf(input, 'goodsDetails'))
      document.left.set(String(row['orderNumber']), Number(row['total']));
    return { content: contentOf(document) };
  }

  private apply(input: Body): Said {
    const original = this.documents.find(({ invoiceId }) => invoiceId === input['oriInvoiceId']);
    if (!original || original.invoiceNo !== input['oriInvoiceNo'])
      return { code: '1427', message: 'No such original invoice' };
    const wrong = this.wrongGoods(input, -1) ?? wrongSums(input);
    if (wrong) return wrong;
    const tooMuch = rowsOf(input, 'goodsDetails').some(
      (row) => -Number(row['total']) > (original.left.get(String(row['orderNumber'])) ?? 0) + CLOSE,
    );
    if (tooMuch) return { code: '1460', message: 'goodsDetails-->total: greater than the remaining amount' };
    const id = String(this.applications.length + 1);
    const application: Application = {
      ...{ id, referenceNo: `21PL0100${id}`, original, content: input, status: '102', remarks: '' },
    };
    this.applications.push(application);
    if (this.approves) this.decide('101');
    return { content: { referenceNo: application.referenceNo } };
  }

  private credit(application: Application): void {
    const { original, content } = application;
    for (const row of rowsOf(content, 'goodsDetails')) {
      const line = String(row['orderNumber']);
      original.left.set(line, (original.left.get(line) ?? 0) + Number(row['total']));
    }
    application.document = this.enter('credit note', String(content['sellersReferenceNo']), content);
  }

  private enter(kind: Document['kind'], reference: string, content: Body): Document {
    const number = this.documents.length + 1;
    const document = {
      kind,
      reference,
      content,
      invoiceId: `10000${number}`,
      left: new Map<string, number>(),
    };
    const entered = { ...document, invoiceNo: `32200015074${number}` };
    this.documents.push(entered);
    return entered;
  }

  private wrongGoods(input: Body, sign: 1 | -1): Said | undefined {
    for (const { item, itemCode, goodsCategoryId = '', qty, unitPrice, total, tax } of rowsOf(
      input,
      'goodsDetails',
    )) {
      if (!itemCode || !goodsCategoryId)
        return { code: '1201', message: `goodsDetails: ${item} has no code` };
      if (this.unknownCategories.has(goodsCategoryId))
        return { code: '2124', message: `goodsCategoryId: ${goodsCategoryId} does not exist` };
      if (!(Number(qty) * sign > 0) || !(Number(unitPrice) > 0) || !(Number(total) * sign > 0))
        return { code: '1202', message: `goodsDetails: the sign of ${item} is wrong` };
      if (differs(Number(qty) * Number(unitPrice), Number(total)) || Number(tax) * sign < 0)
        return { code: '1203', message: `goodsDetails: the total of ${item} is wrong` };
    }
    return undefined;
  }

  private records(documents: readonly Document[]): Said {
    const records = documents.map(({ invoiceId: id, invoiceNo, reference }) => ({
      id,
      invoiceNo,
      referenceNo: reference,
    }));
    return { content: { page: { totalSize: String(records.length) }, records } };
  }

  private document(invoiceNo: string): Said {
    const document = this.documents.find((one) => one.invoiceNo === invoiceNo);
    return document ? { content: contentOf(document) } : { code: '1301', message: 'No such invoice' };
  }

  private list(input: Body): Said {
    const found = this.applications.filter(({ referenceNo, original }) =>
      input['referenceNo']
        ? referenceNo === input['referenceNo']
        : original.invoiceNo === input['oriInvoiceNo'],
    );
    return {
      content: {
        records: found.map(({ id, referenceNo, status }) => ({ id, referenceNo, approveStatus: status })),
      },
    };
  }

  private detail(id: string): Said {
    const one = this.applications.find((application) => application.id === id);
    if (!one) return { code: '1401', message: 'No such application' };
    const { referenceNo, content, status, remarks, document } = one;
    const told = { id, referenceNo, sellersReferenceNo: content['sellersReferenceNo'] };
    const decided = {
      approveStatusCode: status,
      approveRemarks: remarks,
      refundInvoiceNo: document?.invoiceNo,
    };
    return { content: { ...told, ...decided } };
  }
}

function contentOf({ invoiceId, invoiceNo, content }: Document) {
  const basicInformation = { invoiceId, invoiceNo, antifakeCode: `313597672${invoiceId}` };
  const qrCode = `02000000416B9C${invoiceNo}~DUKA`;
  return { ...content, basicInformation, summary: { ...(content['summary'] as Body), qrCode } };
}

/** All of it adds up: lines, rates and the sum. */
function wrongSums(input: Body): Said | undefined {
  const [goods, rates] = [rowsOf(input, 'goodsDetails'), rowsOf(input, 'taxDetails')];
  const { grossAmount, taxAmount, netAmount, itemCount } = input['summary'] as Record<string, string>;
  const isWrong =
    differs(sumOf(goods, 'total'), Number(grossAmount)) ||
    differs(sumOf(rates, 'grossAmount'), Number(grossAmount)) ||
    differs(sumOf(goods, 'tax'), Number(taxAmount)) ||
    differs(sumOf(rates, 'taxAmount'), Number(taxAmount)) ||
    differs(Number(netAmount) + Number(taxAmount), Number(grossAmount)) ||
    Number(itemCount) !== goods.length;
  return isWrong ? { code: '1344', message: 'summary: it does not add up' } : undefined;
}
