/** Prints every route that the built controllers declare, with who may call it: JSON for the test that started this. */
import 'reflect-metadata';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../api/', import.meta.url));
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const routes = [];
for (const file of globSync('{dist,sandbox/dist}/**/*.controller.js', { cwd: api })) {
  const module = await import(`${api}${file}`);
  for (const type of Object.values(module)) {
    if (typeof type !== 'function' || !Reflect.hasMetadata('path', type)) continue;
    const isHidden = Reflect.hasMetadata('swagger/apiExcludeController', type);
    for (const name of Object.getOwnPropertyNames(type.prototype)) {
      const handler = type.prototype[name];
      const method = METHODS[Reflect.getMetadata('method', handler)];
      if (typeof handler !== 'function' || method === undefined) continue;
      const access =
        Reflect.getMetadata('duka:access', handler) ?? Reflect.getMetadata('duka:access', type) ?? null;
      const hidden = isHidden || Reflect.hasMetadata('swagger/apiExcludeEndpoint', handler);
      routes.push({ name, file, access, hidden });
    }
  }
}
process.stdout.write(JSON.stringify(routes));
process.exit(0);
