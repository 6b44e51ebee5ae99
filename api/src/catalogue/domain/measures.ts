/** What one piece weighs, in grams, and measures, in millimetres, with its packing; 0 where nobody has said. */
export interface Measures {
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

export const NO_MEASURES: Measures = { grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 };

/** Some may be left out; what is undefined wants nothing. */
export type WantedMeasures = { [Name in keyof Measures]?: Measures[Name] | undefined };

/** The measures of something that has more, each from the first that says it, else 0. */
export function measuresOf(wanted: WantedMeasures, known: WantedMeasures = NO_MEASURES): Measures {
  return {
    grams: wanted.grams ?? known.grams ?? 0,
    lengthMm: wanted.lengthMm ?? known.lengthMm ?? 0,
    widthMm: wanted.widthMm ?? known.widthMm ?? 0,
    heightMm: wanted.heightMm ?? known.heightMm ?? 0,
  };
}
