import { describe, expect, it } from '@jest/globals';
import { Flood } from './flood.js';

const [BEHIND_MS, FEW] = [50, 16];

/** Looks as often as a process comes to it, each time after so many visitors have come; the share of them that is let in. */
function flooded(
  load: { every: number; visitors: number; looks: number },
  flood = new Flood(BEHIND_MS, FEW, 0),
  from = 0,
): number[] {
  return Array.from({ length: load.looks }, (_, index) => {
    const letIn = Array.from({ length: load.visitors }, () => flood.letsIn()).filter(Boolean).length;
    flood.look(from + (index + 1) * load.every);
    return letIn / load.visitors;
  });
}

describe('a flood (R39)', () => {
  it('is a process that comes late to many visitors: fewer and fewer are let in, and never none', () => {
    const shares = flooded({ every: 400, visitors: 320, looks: 40 });
    expect(shares[0]).toBe(1);
    expect(shares.map((share) => share.toFixed(2))).toEqual(
      shares.toSorted((a, b) => b - a).map((share) => share.toFixed(2)),
    );
    expect(shares.at(-1)).toBeCloseTo(1 / 16);
  });

  it('is no single pause', () => {
    const flood = new Flood(BEHIND_MS, FEW, 0);
    for (let n = 0; n < 60; n += 1) flood.letsIn();
    flood.look(180);
    expect(flood.isOn).toBe(false);
  });

  it.each([
    ['many visitors who are looked at in time', { every: 60, visitors: 500, looks: 20 }],
    ['few visitors of a machine that is busy with something else', { every: 2_000, visitors: 16, looks: 20 }],
  ])('is not: %s', (_, load) => {
    expect(new Set(flooded(load))).toEqual(new Set([1]));
  });

  it('is over within three seconds of a process that is in time again', () => {
    const flood = new Flood(BEHIND_MS, FEW, 0);
    flooded({ every: 400, visitors: 320, looks: 40 }, flood);
    expect(flood.isOn).toBe(true);
    flooded({ every: 50, visitors: 320, looks: 60 }, flood, 16_000);
    expect(flood.isOn).toBe(false);
  });

  it('lets in nearly as many as can be served, and whoever is refused hears it soon', () => {
    const flood = new Flood(BEHIND_MS, FEW, 0);
    const [A_LOOK_MS, WORK_MS, COME] = [50, 2, 125];
    let [now, late, served] = [0, 0, 0];
    const delays: number[] = [];
    for (let looks = 0; looks < 400; looks += 1) {
      // five times as many as the 25 who can be served between two looks
      const come = Math.round((COME * (A_LOOK_MS + late)) / A_LOOK_MS);
      const letIn = Array.from({ length: come }, () => flood.letsIn()).filter(Boolean).length;
      late = Math.min(10_000, Math.max(0, letIn * WORK_MS - A_LOOK_MS));
      now += A_LOOK_MS + late;
      flood.look(now);
      if (looks < 100) continue;
      served += letIn;
      delays.push(late);
    }
    const spent = delays.reduce((sum, delay) => sum + A_LOOK_MS + delay, 0);
    expect((served * WORK_MS) / spent).toBeGreaterThan(0.8);
    delays.sort((a, b) => a - b);
    expect(delays[delays.length * 0.75]).toBeLessThan(BEHIND_MS);
    expect(delays[delays.length * 0.9]).toBeLessThan(2 * BEHIND_MS);
  });
});
