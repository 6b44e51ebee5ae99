import type { FieldValue } from '../../kernel/fields/field.js';
import { readFields } from '../../kernel/fields/read-fields.js';
import { isOneLine } from '../../kernel/one-line.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { BlockKind } from '../blocks/contract.js';
import { blockKind } from '../blocks/index.js';
import type { Block, Content, SentBlock, SentContent, Values } from '../domain/content.js';

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 300;
export const MOST_BLOCKS = 40;

const asObject = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Record<string, unknown>) : {};

/** Values that are there; a form sends null for what was left empty. */
const filled = (values: Readonly<Record<string, FieldValue | null>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Values;

function readItems(sent: unknown, kind: BlockKind, at: string, errors: FieldError[]): Values[] {
  const list = Array.isArray(sent) ? (sent as unknown[]) : [];
  const { items } = kind;
  const few = items?.least ?? 0;
  if (items ? list.length < few || list.length > items.most : list.length > 0)
    errors.push({
      field: `${at}.items`,
      message: items
        ? `${kind.label} has ${few} to ${items.most} of these: ${items.label}`
        : `${kind.label} has nothing several times`,
    });
  return list.slice(0, items?.most ?? 0).map((one, index) => {
    const read = readFields(asObject(one), items?.fields ?? [], {
      member: `${at}.items.${index}`,
      whole: true,
    });
    errors.push(...read.errors);
    return filled(read.values);
  });
}

function readBlock(
  { kind: named, fields, items }: SentBlock,
  at: string,
  isFrame: boolean,
  errors: FieldError[],
): Block[] {
  const kind = blockKind(String(named));
  if (!kind || (kind.isOfFrame ?? false) !== isFrame) {
    errors.push({ field: `${at}.kind`, message: `There is no block ${String(named).slice(0, 40)} here` });
    return [];
  }
  const read = readFields(asObject(fields), kind.fields, { member: `${at}.fields`, whole: true });
  errors.push(...read.errors);
  return [{ kind: kind.name, fields: filled(read.values), items: readItems(items, kind, at, errors) }];
}

/** Each kind that stands more often than it may, at the first one too many. */
function tooMany(blocks: readonly Block[]): FieldError[] {
  const seen = new Map<string, number>();
  return blocks.flatMap(({ kind: name }, at) => {
    const { most = MOST_BLOCKS, label = name } = blockKind(name) ?? {};
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === most + 1 ? [{ field: `blocks.${at}.kind`, message: `${label}: at most ${most}` }] : [];
  });
}

/** A page as it was sent, each value in its one form; what does not fit is told at its field. Pure. */
export function readContent(
  { title, description = '', blocks }: SentContent,
  { isFrame = false } = {},
): {
  content: Content;
  errors: FieldError[];
} {
  const errors: FieldError[] = [];
  const [name, about] = [title, description].map((text) => text.normalize('NFC').trim()) as [string, string];
  if (name === '' || name.length > LONGEST_TITLE || !isOneLine(name))
    errors.push({ field: 'title', message: `A page needs a title of at most ${LONGEST_TITLE} characters` });
  if (about.length > LONGEST_DESCRIPTION || !isOneLine(about))
    errors.push({
      field: 'description',
      message: `The description must be one line of at most ${LONGEST_DESCRIPTION} characters`,
    });
  if (blocks.length > MOST_BLOCKS)
    errors.push({ field: 'blocks', message: `A page has at most ${MOST_BLOCKS} blocks` });
  const read = blocks
    .slice(0, MOST_BLOCKS)
    .flatMap((block, index) => readBlock(block, `blocks.${index}`, isFrame, errors));
  errors.push(...tooMany(read));
  return { content: { title: name, description: about, blocks: read }, errors };
}
