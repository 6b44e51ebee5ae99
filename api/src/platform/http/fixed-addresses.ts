import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** What Express's router tries one after the other; its types leave it out. */
interface Layer {
  handle: unknown;
  route?: { path: unknown; _handlesMethod(method: string): boolean };
  match(path: string): unknown;
  handleRequest: (request: Request, response: Response, next: NextFunction) => void;
}
/** Express, as far as its routes are looked through. */
export interface Routed {
  readonly router: { readonly stack: readonly Layer[] };
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const FIXED = /^[\w./-]+$/;

/**
 * Finds a call of an address without parameters at once, where Express tries the address of one route after the other. What is
 * written in another way (capitals, a slash at the end) is left to Express, as is what one of the routes before would take.
 */
export function fixedAddresses(express: Routed): RequestHandler {
  let routes: Routes | undefined;
  const handler: RequestHandler = (request, response, next) => {
    routes ??= new Routes(behind(handler, express.router.stack));
    const layer = routes.of(request.method, request.path);
    if (!layer) return next();
    request.route = layer.route;
    request.params = Object.create(null) as Request['params'];
    layer.handleRequest(request, response, next);
  };
  return handler;
}

const behind = (handler: RequestHandler, stack: readonly Layer[]): readonly Layer[] => {
  const place = stack.findIndex(({ handle }) => handle === handler);
  return place < 0 ? [] : stack.slice(place + 1);
};

/** The routes without parameters: each is looked for as Express would, when it is first called. */
class Routes {
  private readonly fixed: ReadonlySet<unknown>;
  private readonly found = new Map<string, Layer | undefined>();

  constructor(private readonly stack: readonly Layer[]) {
    const paths = stack.map(({ route }) => route?.path);
    this.fixed = new Set(paths.filter((path) => typeof path === 'string' && FIXED.test(path)));
  }

  of(method: string, path: string): Layer | undefined {
    if (!this.fixed.has(path) || !METHODS.has(method)) return undefined;
    const key = `${method} ${path}`;
    const known = this.found.get(key);
    if (known || this.found.has(key)) return known;
    const first = this.stack.find(
      (layer) => layer.match(path) && (layer.route?._handlesMethod(method) ?? true),
    );
    const own = first?.route?.path === path ? first : undefined;
    this.found.set(key, own);
    return own;
  }
}
