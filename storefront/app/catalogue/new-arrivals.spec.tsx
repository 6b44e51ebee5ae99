import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { lamp } from '../testing/goods';
import { NewArrivals } from './new-arrivals';
import { toTile } from './tile-product';

it('a mosaic is a large tile and four small ones, what is beyond stands below, each leading to its product, with a placeholder for a missing picture', () => {
  const products = Array.from({ length: 7 }, (_, at) =>
    toTile({ ...lamp, _id: `p${at}`, name: `Lamp ${at}` }),
  );
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <NewArrivals products={products} leads={false} heading={<h2>New Arrival</h2>} />,
    },
  ]);
  const { container } = render(<Stub />);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((at) => `/product/lamp-${at}-p${at}`),
  );
  expect(screen.getAllByRole('list').map(({ children }) => children.length)).toEqual([5, 2]);
  for (const picture of container.querySelectorAll('img'))
    expect(picture.getAttribute('src')).toBe('/brand/v2/placeholder-640.webp');
});
