import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { ShopForm } from '../layout/shop-form';
import { answerWith, show, whoMay } from '../testing/panel';
import { CostsSection } from './costs-section';

const product = { id: 'p1', version: 3 };
const variant = (id: string, cost: number | null) => ({
  ...{ variantId: id, sku: `TEE-${id}`, options: { Size: id }, price: 60, cost },
});
const costs = { currency: 'USD', variants: [variant('S', 45), variant('M', null)] };
const open = (...permissions: string[]) => {
  const sent = answerWith(() => ({ body: costs }));
  show(
    <RecordContextProvider value={product}>
      <CostsSection />
    </RecordContextProvider>,
    '/',
    whoMay(...permissions),
  );
  return sent;
};

describe('the costs of a product', () => {
  it('say what is left of each price, and are saved apart from the product', async () => {
    const sent = open('costs.read', 'costs.write');
    expect(await screen.findByText('$15.00 (25%) left of $60.00')).toBeInTheDocument();
    const save = screen.getByRole('button', { name: 'Save costs' });
    expect(save).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Cost of M ($)'), { target: { value: '66' } });
    expect(screen.getByText('-$6.00 (-10%) left of $60.00')).toBeInTheDocument();
    fireEvent.click(save);
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          path: '/products/p1/costs',
          body: { costs: [{ variantId: 'M', cost: 66 }] },
        }),
      ),
    );
    await screen.findByText('Saved');
    fireEvent.change(screen.getByLabelText('Cost of S ($)'), { target: { value: '' } });
    fireEvent.keyDown(screen.getByLabelText('Cost of S ($)'), { key: 'Enter' });
    await waitFor(() => expect(sent.at(-1)?.method === 'GET').toBe(true));
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      costs: [{ variantId: 'S', cost: null }],
    });
  });

  it('keep what is typed while they are saved, while the product is, and ask before it is lost', async () => {
    const later = { ...costs, variants: [...costs.variants, variant('L', 50)] };
    let isSaved = false;
    answerWith(() => ({ body: isSaved ? later : costs }));
    const page = ({ version }: { version: number }) => (
      <RecordContextProvider value={{ ...product, version }}>
        <CostsSection />
      </RecordContextProvider>
    );
    const Page = () => {
      const [version, setVersion] = useState(3);
      return (
        <ShopForm toolbar={false}>
          {page({ version })}
          <button
            type="button"
            onClick={() => {
              isSaved = true;
              setVersion(4);
            }}
          >
            Save product
          </button>
          <Link to="/elsewhere">Elsewhere</Link>
        </ShopForm>
      );
    };
    show(<Page />, '/products/p1', whoMay('costs.read', 'costs.write'));
    const cost = (name: string) => screen.getByLabelText(`Cost of ${name} ($)`);
    await screen.findByLabelText('Cost of M ($)');
    fireEvent.change(cost('M'), { target: { value: '66' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save product' }));
    // the product has one more variant now
    await screen.findByLabelText('Cost of L ($)');
    expect(cost('M')).toHaveValue(66);
    fireEvent.click(screen.getByRole('button', { name: 'Save costs' }));
    fireEvent.change(cost('S'), { target: { value: '47' } });
    await screen.findByText('Saved');
    expect(cost('S')).toHaveValue(47);
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('are only read by whoever may not set them, and not there for whoever may not see them', async () => {
    open('costs.read');
    expect(await screen.findByLabelText('Cost of S ($)')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save costs' })).toBeNull();
  });

  it('are not asked for by whoever may not see them', async () => {
    const sent = open('products.read');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByText('Costs')).toBeNull();
    expect(sent).toEqual([]);
  });
});
