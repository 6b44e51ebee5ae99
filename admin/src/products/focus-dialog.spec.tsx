import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, SimpleForm } from 'react-admin';
import type { ProductRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { PicturesInput } from './pictures-input';

const images = [{ url: '/media/a', alt: 'A lamp', optionValue: null, focus: { x: 50, y: 50 } }];
const product = { id: 'p1', options: [], images } as unknown as ProductRecord;

const open = () => {
  const sent: unknown[] = [];
  answerWith(() => ({ body: product }));
  show(
    <ResourceContextProvider value="products">
      <SimpleForm
        record={product}
        onSubmit={({ images: written }: { images?: unknown }) => void sent.push(written)}
      >
        <PicturesInput />
      </SimpleForm>
    </ResourceContextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Set the focus of picture 1' }));
  return sent;
};
const saved = async (sent: unknown[]) => {
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
};

describe('the focus of a picture in the panel', () => {
  it('is set by a press on the picture', async () => {
    const sent = open();
    const picture = screen.getByTestId('focus-picture');
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    fireEvent.click(picture, { clientX: 100, clientY: 150 });
    expect(await saved(sent)).toMatchObject([{ url: '/media/a', focus: { x: 25, y: 75 } }]);
  });

  it('is set with the keyboard, and back to the middle', async () => {
    const sent = open();
    const fromTheLeft = screen.getByRole('slider', { name: 'From the left' });
    fireEvent.change(fromTheLeft, { target: { value: 30 } });
    fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: 5 } });
    fireEvent.click(screen.getByRole('button', { name: 'Middle' }));
    expect(fromTheLeft).toHaveValue('50');
    fireEvent.change(fromTheLeft, { target: { value: 31 } });
    expect(await saved(sent)).toMatchObject([{ focus: { x: 31, y: 50 } }]);
  });
});
