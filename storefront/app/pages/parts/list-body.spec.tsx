import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, createRoutesStub, useNavigate } from 'react-router';
import { readFilters } from '../../catalogue/filters';
import { useState } from 'react';
import { ListBody, type Loaded } from './list-body';
import { lamp } from '../../testing/goods';
import { type TileList, toTile } from '../../catalogue/tile-product';

const empty: TileList = {
  success: true,
  data: [],
  meta: { total: 0, page: 1, limit: 24, pages: 0 },
  facets: {
    categories: [],
    options: [],
    fields: [],
    price: { min: 0, max: 0 },
    prices: [],
    ratings: [],
    inStock: 0,
  },
};

function show(result: Promise<Loaded<TileList>>, query = '') {
  const Page = () => (
    <ListBody
      result={result}
      filters={readFilters(new URLSearchParams(query))}
      empty={<p>No products available.</p>}
    />
  );
  const Stub = createRoutesStub([{ path: '/shop', Component: Page }]);
  return act(async () => void render(<Stub initialEntries={['/shop']} />));
}

afterEach(() => void jest.restoreAllMocks());

describe('a list', () => {
  it('that is on its way shows eight skeleton cards, then what has come', async () => {
    let arrive: (loaded: Loaded<TileList>) => void = () => undefined;
    await show(new Promise((resolve) => (arrive = resolve)));
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(8);
    expect(screen.getByRole('status', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => arrive({ ok: true, list: empty }));
    expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
    expect(screen.getByText('No products available.')).toBeInTheDocument();
  });

  it('that did not come says so with a way to try again', async () => {
    await show(Promise.resolve({ ok: false, message: 'The shelves are being counted.' }));
    expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
    expect(screen.getByText('The shelves are being counted.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('of what merely comes near says so, any other does not', async () => {
    const words = 'No exact matches. Closest results:';
    const list = { ...empty, data: [toTile(lamp)], meta: { ...empty.meta, total: 1, pages: 1 } };
    await show(Promise.resolve({ ok: true, list: { ...list, nearest: true } }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    cleanup();
    await show(Promise.resolve({ ok: true, list }));
    expect(await screen.findByRole('link', { name: lamp.name })).toBeInTheDocument();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('that the filters have emptied says that it is them', async () => {
    await show(Promise.resolve({ ok: true, list: empty }), 'rating=4');
    expect(await screen.findByText('No product fits all the chosen filters.')).toBeInTheDocument();
  });

  it('that Back brings again has its height before it is there', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(3000);
    const results = [
      Promise.resolve({ ok: true, list: empty } as const),
      new Promise<never>(() => undefined),
    ];
    const List = () => {
      const [result = results[1]] = useState(() => results.shift());
      const filters = readFilters(new URLSearchParams());
      return (
        <>
          <Link to="/product">A product</Link>
          <ListBody result={result as Promise<Loaded<TileList>>} filters={filters} empty={null} />
        </>
      );
    };
    const Product = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(-1)}>Back</button>;
    };
    const Stub = createRoutesStub([
      { path: '/shop', Component: List },
      { path: '/product', Component: Product },
    ]);
    await act(async () => void render(<Stub initialEntries={['/shop']} />));
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'A product' })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })));
    expect(screen.getByRole('status', { name: 'Loading…' }).parentElement).toHaveStyle({
      minHeight: '3000px',
    });
  });
});
