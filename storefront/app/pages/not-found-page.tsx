import { data } from 'react-router';

/** Every unknown address answers 404; the root's error boundary shows the page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
