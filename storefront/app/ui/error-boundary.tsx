import { Component, type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { common } from '../platform/messages/en/common';
import { Button } from './button';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Stands in while the part is on its way. */
  fallback?: ReactNode;
  /** A part that is left out when it fails, such as a menu; others say so and offer to try again. */
  quiet?: boolean;
};

/** A part of a page that comes by itself and fails by itself: the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback, quiet } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (quiet) return null;
    return (
      <div role="alert" className="notice wrap">
        {common.wentWrong}
        <Button look="secondary" small onClick={() => this.setState({ failed: false })}>
          {common.tryAgain}
        </Button>
      </div>
    );
  }
}

const AGAIN_MS = 10_000;

/** Resolves when there is a connection again, or after a while. */
const laterOn = () =>
  new Promise((done) => {
    window.addEventListener('online', done, { once: true });
    setTimeout(done, AGAIN_MS);
  });

/** Asks for code until it has come: until then what the server sent stays on the page and its links work. */
async function arrived<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await laterOn();
    }
  }
}

/** A component whose code comes after the page. */
export const lazily = <P,>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => arrived(load));
