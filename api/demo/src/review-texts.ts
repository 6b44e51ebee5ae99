/** What the demo's shoppers say, by stars; `{name}` is the product, `{what}` its kind. */
export const TITLES: Readonly<Record<number, readonly string[]>> = {
  5: ['Love it', 'Exactly what I wanted', 'Worth every cent', 'Better than expected', 'A keeper', 'Superb'],
  4: ['Very good', 'Nearly perfect', 'Happy with it', 'Good value', 'Solid'],
  3: ['Decent', 'Does the job', 'Fine for the price', 'Mixed feelings'],
  2: ['Not quite', 'Expected more', 'Disappointed'],
  1: ['Not for me', 'Went back', 'Would not buy again'],
};

export const OPENINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'I use it almost every day and still smile about it.',
    'Looks even better than in the pictures.',
    'Bought one for me and went back for a second as a gift.',
    'The quality surprised me: nothing feels cheap.',
    'I compared for weeks and this {what} won.',
  ],
  4: [
    'Very pleased overall, one small thing keeps it from five stars.',
    'Good quality and it arrived a day early.',
    'Does what it promises and looks good doing it.',
    'A nice {what} for the money.',
  ],
  3: [
    'It is all right, no more and no less.',
    'The idea is good, the finish could be better.',
    'Okay for the price, but I had hoped for a bit more.',
  ],
  2: ['The pictures promised more than I got.', 'It works, but I had to get used to it.'],
  1: [
    'Mine had a flaw and I sent it back; the refund was quick at least.',
    'Simply not what I had expected.',
  ],
};

/** A second sentence that fits the kind of thing. */
export const DETAILS: Readonly<Record<string, Readonly<Record<'good' | 'bad', readonly string[]>>>> = {
  wear: {
    good: [
      'Fits true to size and keeps its shape after washing.',
      'The fabric feels soft and sits well on the shoulders.',
      'The colour is just like on the screen.',
    ],
    bad: [
      'Runs a little small, take one size up.',
      'The seams could be neater.',
      'The colour is duller than shown.',
    ],
  },
  shoes: {
    good: ['Comfortable from the first day.', 'Good grip, and the sole does not squeak.', 'True to size.'],
    bad: ['Needs a week to break in.', 'A bit narrow for me.'],
  },
  tech: {
    good: [
      'Set up in five minutes.',
      'The battery lasts longer than I need.',
      'Feels quick and well built.',
      'Pairs at once with everything I own.',
    ],
    bad: ['The manual is thin.', 'The battery could last longer.', 'Runs warm under load.'],
  },
  home: {
    good: [
      'Gives the room a warm look.',
      'Well packed, not a scratch on it.',
      'Guests keep asking where I got it.',
    ],
    bad: ['Smaller than I had imagined.', 'The finish has little marks.'],
  },
  play: {
    good: [
      'The kids have not put it down since.',
      'Sturdy enough for rough hands.',
      'Made training fun again.',
    ],
    bad: ['The novelty wore off quickly.', 'Needs more room than I thought.'],
  },
  any: {
    good: ['Delivery was quick and the packing was careful.', 'Would buy again.'],
    bad: ['Delivery took its time.', 'The packing was damaged.'],
  },
};

const KINDS: readonly (readonly [string, RegExp, string])[] = [
  ['shoes', /^shoes$/i, 'pair'],
  ['wear', /t-shirts|fashion|jeans|jackets|suits|bags|glasses|accessories/i, 'piece'],
  ['tech', /phones|computers|smartwatch|camera|headphones|gaming/i, 'device'],
  ['home', /home|gifts|beauty/i, 'thing'],
  ['play', /sports|toys/i, 'thing'],
];

/** The kind of words for a category, and what to call its things. */
export function kindOf(category: string): { kind: string; what: string } {
  const found = KINDS.find(([, pattern]) => pattern.test(category));
  return { kind: found?.[0] ?? 'any', what: found?.[2] ?? 'thing' };
}
