import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary, lazily } from './error-boundary';

afterEach(() => void jest.restoreAllMocks());

let broken = true;
function Fragile() {
  if (broken) throw new Error('broken');
  return <p>whole again</p>;
}

describe('a part of a page', () => {
  it('fails by itself, says so, and can be tried again', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    render(
      <main>
        <p>the rest</p>
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
      </main>,
    );
    expect(screen.getByText('the rest')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('whole again')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is left out when it is an extra', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    const { container } = render(
      <ErrorBoundary quiet>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('whose code did not come is asked for again when the connection is back', async () => {
    const load = jest
      .fn<() => Promise<{ default: () => React.ReactNode }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: () => <p>here it is</p> });
    const Late = lazily(load);
    render(
      <ErrorBoundary fallback={<p>on its way</p>}>
        <Late />
      </ErrorBoundary>,
    );
    await act(async () => undefined);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('here it is')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
