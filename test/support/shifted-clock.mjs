/** Lets a process live at another time: `CLOCK_SHIFT_MS` later, earlier when that is negative. */
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
