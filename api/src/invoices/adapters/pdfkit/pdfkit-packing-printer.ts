import { Injectable } from '@nestjs/common';
import { pickupPlace } from '../../../kernel/delivery-way.js';
import { LANGUAGE } from '../../../kernel/languages.js';
import { Tongues } from '../../../kernel/tongue.js';
import { Wordings } from '../../../kernel/wordings.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { addressee } from '../../../orders/domain/addressee.js';
import type { Order } from '../../../orders/domain/order.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { paperFor, printPdf } from '../../../platform/pdf/print-pdf.js';
import {
  isFetched,
  PackingPrinter,
  type PackedLine,
  type PackingSlip,
  type PickedLine,
  type Pieces,
} from '../../application/packing-papers.js';
import type { PrintedSeller, Unkept } from '../../application/ports.js';
import { INK, letterhead } from './letterhead.js';
import { BOTTOM, freeText, MARGIN, rule, title } from './page-parts.js';
import { unmarked, wordsFor, wordsIn, type OwnWords, type Words } from './words.js';

const WHOLE = 483;
const NUMBER_END = 170;
const QUANTITY = 479;
const QUANTITY_WIDTH = 60;
/** A page ends so early that a long name still has room. */
const LAST_ROW = BOTTOM - 20;

/** Papers on A4 in the shop's colours, as the invoice. */
@Injectable()
export class PdfkitPackingPrinter implements PackingPrinter {
  constructor(
    private readonly tongues: Tongues,
    private readonly wordings: Wordings,
  ) {}

  async slips(slips: readonly PackingSlip[], shop: PrintedSeller, unkept?: Unkept): Promise<Uint8Array> {
    const kept = await this.wordings.of();
    const worded: OwnWords = {
      ...{ tongues: this.tongues, wordings: { of: () => Promise.resolve(kept) }, unkept },
    };
    const own = await wordsIn(firstOf(shop), worded);
    const sheet = {
      title: unmarked(own.say('packingSlip')),
      size: 'A4',
      margin: MARGIN,
      language: own.tongue,
    };
    return printPdf(sheet, async (paper) => {
      for (const [index, slip] of slips.entries()) {
        if (index > 0) paper.page.addPage();
        const words = await wordsFor({ order: slip.order, shop }, worded);
        const country = countryCode(slip.order.shippingAddress?.country ?? '') ?? undefined;
        page(await paperFor(paper, country, words.tongue), words, slip, shop);
      }
    });
  }

  async pickList(
    lines: readonly PickedLine[],
    orders: number,
    shop: PrintedSeller,
    unkept?: Unkept,
  ): Promise<Uint8Array> {
    const { tongues, wordings } = this;
    const words = await wordsIn(firstOf(shop), { tongues, wordings, unkept });
    const name = words.say('pickList');
    const sheet = { title: unmarked(name), size: 'A4', margin: MARGIN, language: words.tongue };
    return printPdf(sheet, (paper) => {
      const notes = [words.day(new Date()), words.say('ofOrders', { count: words.tongue.number(orders) })];
      let y = title(paper, letterhead(paper, words, shop), name, notes) + 20;
      y = table(paper, words, y, lines, (line) => [
        nameOf(words, line),
        `${words.say('inOrders')} ${words.list((line as PickedLine).orders.map((number) => `#${number}`))}`,
      ]);
      sum(paper, words, y, lines);
    });
  }
}

const firstOf = ({ languages }: PrintedSeller): string => languages?.[0] ?? LANGUAGE;

function page(paper: Paper, words: Words, { order, lines }: PackingSlip, shop: PrintedSeller): void {
  const notes = [words.say('order', { number: order.number, day: words.day(order.createdAt) })];
  if (order.delivery) notes.push(words.say('shippingBy', { method: order.delivery.name }));
  const head = title(paper, letterhead(paper, words, shop), words.say('packingSlip'), notes);
  const whom = addressed(paper, words, head + 14, order);
  const start = freeText(paper, words, whom, 'packingSlip.opening', order) + 20;
  const style = { size: 10, color: INK, width: WHOLE };
  const end =
    lines.length === 0
      ? paper.write(words.say('nothingToPack'), MARGIN, start, style)
      : packed(paper, words, start, lines);
  freeText(paper, words, end, 'packingSlip.closing', order);
}

const packed = (paper: Paper, words: Words, y: number, lines: readonly PackedLine[]): number =>
  sum(
    paper,
    words,
    table(paper, words, y, lines, (line) => [nameOf(words, line), ...partsOf(words, line)]),
    lines,
  );

/** Whom it goes to, or where it waits for whom. */
function addressed(paper: Paper, words: Words, y: number, order: Order): number {
  const { shippingAddress: to, delivery } = order;
  const style = { size: 10, color: INK, width: WHOLE };
  if (isFetched(order) || !to) {
    const place = pickupPlace(delivery);
    const fetched = place ? [words.say('fetchedAt', { place })] : [];
    return paper.write([words.own(order.customerName), ...fetched].join('\n'), MARGIN, y, style);
  }
  const end = paper.write(words.say('deliverTo'), MARGIN, y, { ...style, bold: true });
  return paper.write(addressee(to, words.country).map(words.own).join('\n'), MARGIN, end, style);
}

/** What is packed for a bundle: `4 × Cup (Blue), 2 × Tea`. */
const partsOf = (words: Words, { parts }: PackedLine): string[] =>
  !parts
    ? []
    : [words.list(parts.map((part) => `${words.tongue.number(part.quantity)} × ${called(words, part)}`))];

const nameOf = (words: Words, one: Pieces): string => words.own(called(words, one));

function called(words: Words, { name, options }: Pieces): string {
  const chosen = Object.values(options).join(words.say('comma'));
  return chosen ? `${name} (${chosen})` : name;
}

/** A row for each line, on as many pages as they need; answers where it ended. */
function table(
  paper: Paper,
  words: Words,
  start: number,
  lines: readonly PackedLine[],
  texts: (line: PackedLine) => readonly string[],
): number {
  const head = (y: number) =>
    rule(paper, row(paper, y, [words.say('sku'), [words.say('item')], words.say('quantity')], true));
  let y = head(start);
  for (const line of lines) {
    if (y > LAST_ROW) {
      paper.page.addPage();
      y = head(MARGIN);
    }
    const cells = [words.own(line.sku), texts(line), words.tongue.number(line.quantity)] as const;
    y = rule(paper, row(paper, y, cells, false));
  }
  return y;
}

/** Answers where it ended, the longest cell of it. The second line of an item stands in small letters. */
function row(
  paper: Paper,
  y: number,
  [sku, [name = '', more], quantity]: readonly [string, readonly string[], string],
  bold: boolean,
): number {
  const style = { size: 10, bold, color: INK };
  const width = QUANTITY - NUMBER_END - 8;
  const end = paper.write(name, NUMBER_END, y, { ...style, width });
  return (
    Math.max(
      paper.write(sku, MARGIN, y, { ...style, width: NUMBER_END - MARGIN - 8 }),
      more ? paper.write(more, NUMBER_END, end, { ...style, size: 8, width }) : end,
      paper.write(quantity, QUANTITY, y, { ...style, bold: true, width: QUANTITY_WIDTH, align: 'right' }),
    ) + 5
  );
}

/** Answers where it ended. */
function sum(paper: Paper, words: Words, y: number, lines: readonly PackedLine[]): number {
  const pieces = lines.flatMap((line) => line.parts ?? [line]);
  const count = pieces.reduce((all, { quantity }) => all + quantity, 0);
  const text = words.say('packedPieces', { count: words.tongue.number(count) });
  const style = { size: 10, bold: true, color: INK, width: WHOLE, align: 'right' } as const;
  return paper.write(text, MARGIN, y + 4, style);
}
