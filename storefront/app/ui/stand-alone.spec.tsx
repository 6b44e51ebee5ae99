import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { standAlone } from './stand-alone';

const PAGE = `<header><a href="/">Home</a></header>
  <main>
    <form><div id="sheet"><button>Close</button></div><div id="tools"><p role="status">9 products</p><a href="?">Grid</a></div></form>
    <a id="gone" href="/sold" inert>Sold</a>
  </main>
  <div class="toaster"></div>`;

const of = (selector: string) => document.querySelector(selector)!;
/** What neither keyboard nor screen reader reaches. */
const isOut = (selector: string) => of(selector).closest('[inert]') !== null;

afterEach(() => document.body.replaceChildren());

describe('what stands alone', () => {
  it('is all that is in reach, but for what is told meanwhile', () => {
    document.body.innerHTML = PAGE;
    const back = standAlone(of('#sheet'));
    expect(['header a', '#tools a', '#gone'].map(isOut)).toEqual([true, true, true]);
    expect(['#sheet button', '[role=status]', '.toaster'].map(isOut)).toEqual([false, false, false]);
    back();
    expect(['header a', '#tools a', '#gone'].map(isOut)).toEqual([false, false, true]);
  });

  it('stays alone when more comes to the page', async () => {
    document.body.innerHTML = PAGE;
    const back = standAlone(of('#sheet'));
    of('main').insertAdjacentHTML('beforeend', '<ul id="chips"><li><a href="?">Phones</a></li></ul>');
    await waitFor(() => expect(isOut('#chips')).toBe(true));
    back();
    expect(isOut('#chips')).toBe(false);
  });
});
