import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { SwaggerModule } from '@nestjs/swagger';

const GENERATED = '// Written by `npm run openapi` from the tables in api/src/kernel. Do not edit.\n';

/** The facts of the world, and the settings of the shop, that forms need before they can ask anybody: the same tables that the API goes by. */
async function writeWorld(): Promise<void> {
  const { addressExtrasFile, currenciesFile, timeZonesFile, worldFile } =
    await import('./kernel/world/world-file.js');
  const { settingsFile } = await import('./kernel/settings/settings-file.js');
  const files = {
    world: worldFile(),
    'address-extras': addressExtrasFile(),
    currencies: currenciesFile(),
    'time-zones': timeZonesFile(),
    settings: settingsFile(),
  };
  for (const [name, file] of Object.entries(files))
    await writeFile(new URL(`../../openapi/world/${name}.gen.ts`, import.meta.url), GENERATED + file);
}

/** Made from the doc comments and types of the DTOs by api/scripts/swagger-metadata.mjs, and not kept. */
const METADATA = './metadata.js';
type Metadata = Parameters<typeof SwaggerModule.loadPluginMetadata>[0];

/** Writes openapi/openapi.json, and what the environment may say, from the code alone: no database, no configuration. */
async function main(): Promise<void> {
  process.env['DUKA_PREVIEW'] = '1';
  const { AppModule } = await import('./app.module.js');
  const { buildDocument } = await import('./platform/http/document.js');
  const { default: metadata } = (await import(METADATA)) as { default: Metadata };
  const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
  await SwaggerModule.loadPluginMetadata(metadata);
  const document = buildDocument(app);
  const target = new URL('../../openapi/openapi.json', import.meta.url);
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
  await writeWorld();
  const { writeDeclaredVariables } = await import('./declared-variables.js');
  await writeDeclaredVariables(new URL('../../', import.meta.url));
  process.exit(0);
}

await main();
