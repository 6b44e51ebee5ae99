import type { Field } from '../../kernel/fields/field.js';

const text = (name: string, label: string, longest: number, more: object = {}): Field => ({
  ...{ name, label, kind: 'text', longest },
  ...more,
});

export const eyebrow = text('eyebrow', 'Line above', 60);
export const title = text('title', 'Title', 120, { required: true });
export const words = text('text', 'Text', 600, { lines: true });
export const button = text('button', 'Button', 40, { help: 'Left empty there is none' });
export const link: Field = {
  ...{ name: 'link', label: 'Leads to', kind: 'link', within: true },
  help: 'A page of the shop, such as /category/Phones, or a whole address',
};
export const label = text('label', 'Label', 40, { required: true });
export const picture: Field = { name: 'picture', label: 'Picture', kind: 'picture', required: true };
export const alt = text('alt', 'What the picture shows', 200, {
  help: 'For whoever does not see it; empty for mere decoration',
});

/** Taller than wide, where a phone would cut too much of the other one. */
export const phonePicture: Field = {
  ...{ name: 'phonePicture', label: 'Picture on phones', kind: 'picture' },
  help: 'Taller than wide; the other one is cut without it',
};

const percent = (name: string, label: string): Field => ({
  ...{ name, label, kind: 'number', unit: '%', least: 0, most: 100 },
});

/** The point that stays in sight wherever the picture is cut. */
export const focus: readonly Field[] = [
  percent('focusX', 'Focus from the left'),
  percent('focusY', 'Focus from the top'),
];
/** Where something stands on a picture. */
export const place: readonly Field[] = [
  { ...percent('x', 'From the left'), required: true },
  { ...percent('y', 'From the top'), required: true },
];

export const choice = (name: string, label: string, labels: Readonly<Record<string, string>>): Field => ({
  ...{ name, label, kind: 'choice' },
  choices: Object.entries(labels).map(([value, said]) => ({ value, label: said })),
});

export const flag = (name: string, label: string, help = ''): Field => ({
  ...{ name, label, kind: 'flag' },
  ...(help && { help }),
});

/** Dark words stand on it by day, light ones at night. */
export const ground: readonly Field[] = [
  {
    ...{ name: 'ground', label: 'Ground', kind: 'colour', help: 'What the picture runs out into' },
    against: [{ name: 'the words', colour: '#231e1a' }],
  },
  {
    ...{ name: 'groundDark', label: 'Ground in the dark', kind: 'colour' },
    against: [{ name: 'the words', colour: '#f6f6f3' }],
  },
];

export { text };
