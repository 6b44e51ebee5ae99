import { describe, expect, it, jest } from '@jest/globals';
import { createQuantityQueue } from './quantity-queue';

type Waiting = { quantity: number; answer: (text: string) => void; refuse: (error: Error) => void };

function setUp() {
  const sent: Waiting[] = [];
  const saved = jest.fn();
  const refused = jest.fn();
  const send = (_id: string, quantity: number) =>
    new Promise<string>((answer, refuse) => sent.push({ quantity, answer, refuse }));
  return { sent, saved, refused, queue: createQuantityQueue(send, { saved, refused }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('quantities that save themselves', () => {
  it('send one request at a time, and of the presses meanwhile only the last', async () => {
    const { sent, saved, queue } = setUp();
    queue.press('line', 2, 1);
    queue.press('line', 3, 1);
    queue.press('line', 4, 1);
    expect(sent.map((one) => one.quantity)).toEqual([2]);
    sent[0]?.answer('two');
    await settle();
    expect(sent.map((one) => one.quantity)).toEqual([2, 4]);
    expect(saved).not.toHaveBeenCalled();
    sent[1]?.answer('four');
    await settle();
    expect(saved).toHaveBeenCalledWith('line', 'four');
    expect(queue.isBusy()).toBe(false);
  });

  it('go back to what the server took last when it refuses', async () => {
    const { sent, refused, queue } = setUp();
    queue.press('line', 2, 1);
    queue.press('line', 9, 1);
    sent[0]?.answer('two');
    await settle();
    const error = new Error('Only 5 left');
    sent[1]?.refuse(error);
    await settle();
    expect(refused).toHaveBeenCalledWith('line', 2, error);
  });

  it('do not make one line wait for another', () => {
    const { sent, queue } = setUp();
    queue.press('a', 2, 1);
    queue.press('b', 5, 4);
    expect(sent.map((one) => one.quantity)).toEqual([2, 5]);
  });
});
