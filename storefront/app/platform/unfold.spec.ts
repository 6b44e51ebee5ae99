import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { unfold } from './unfold';

const sections = () => [...document.querySelectorAll<HTMLElement>('section')];
const laidOut = () => sections().filter((section) => section.style.contentVisibility === 'visible').length;

function home(className: string): void {
  const page = document.createElement('div');
  page.className = className;
  for (let n = 0; n < 7; n += 1) page.append(document.createElement('section'));
  document.body.append(page);
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('what was put off', () => {
  it('is laid out one section per frame, the first four stay as they are', () => {
    jest.useFakeTimers();
    home('home home-served');
    unfold();
    expect(laidOut()).toBe(1);
    jest.advanceTimersByTime(20);
    expect(laidOut()).toBe(2);
    jest.runAllTimers();
    expect(laidOut()).toBe(3);
    expect(sections()[3]?.style.contentVisibility).toBeFalsy();
  });

  it('is nothing on a page that was made in the browser', () => {
    jest.useFakeTimers();
    home('home');
    unfold();
    jest.runAllTimers();
    expect(laidOut()).toBe(0);
  });
});
