const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { ContainerRegistrationKeys, Modules, ProductStatus } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');

const BATCH = 50;

exports.default = async function fill({ container }) {
  const place = process.cwd();
  const { CATEGORIES, goods } = await import(pathToFileURL(join(place, 'goods.mjs')).href);
  const run = async (name, input) => (await flows[name](container).run({ input })).result;
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const fulfilment = container.resolve(Modules.FULFILLMENT);

  const [channel] = await run('createSalesChannelsWorkflow', { salesChannelsData: [{ name: 'Shop' }] });
  const [store] = await container.resolve(Modules.STORE).listStores();
  await run('updateStoresWorkflow', {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: 'usd', is_default: true }],
      default_sales_channel_id: channel.id,
    },
  });
  const [region] = await run('createRegionsWorkflow', {
    regions: [
      { name: 'US', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] },
    ],
  });
  await run('createTaxRegionsWorkflow', [{ country_code: 'us', provider_id: 'tp_system' }]);

  const [location] = await run('createStockLocationsWorkflow', {
    locations: [
      { name: 'Main', address: { city: 'New York', country_code: 'US', address_1: '1 Main Street' } },
    ],
  });
  const at = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  await link.create({ ...at, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } });
  const known = await fulfilment.listShippingProfiles({ type: 'default' });
  const [profile] =
    known.length > 0
      ? known
      : await run('createShippingProfilesWorkflow', { data: [{ name: 'Default', type: 'default' }] });
  const set = await fulfilment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'US', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  });
  await link.create({ ...at, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const [delivery] = await run('createShippingOptionsWorkflow', [
    {
      name: 'Delivery',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Delivery', description: 'Delivery', code: 'delivery' },
      prices: [{ currency_code: 'usd', amount: 0 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ]);
  await run('linkSalesChannelsToStockLocationWorkflow', { id: location.id, add: [channel.id] });
  const [key] = await run('createApiKeysWorkflow', {
    api_keys: [{ title: 'shop', type: 'publishable', created_by: '' }],
  });
  await run('linkSalesChannelsToApiKeyWorkflow', { id: key.id, add: [channel.id] });

  const categories = await run('createProductCategoriesWorkflow', {
    product_categories: CATEGORIES.map((name) => ({ name, handle: name, is_active: true })),
  });
  const categoryIds = Object.fromEntries(categories.map(({ name, id }) => [name, id]));
  const all = goods(Number(process.env.GOODS)).map((good) => ({
    title: good.name,
    handle: good.slug,
    description: good.description,
    status: ProductStatus.PUBLISHED,
    category_ids: [categoryIds[good.category]],
    shipping_profile_id: profile.id,
    options: [{ title: 'Default', values: ['Default'] }],
    variants: [
      {
        title: 'Default',
        sku: good.sku,
        manage_inventory: false,
        options: { Default: 'Default' },
        prices: [{ amount: good.cents / 100, currency_code: 'usd' }],
      },
    ],
    sales_channels: [{ id: channel.id }],
  }));
  const variants = {};
  for (let from = 0; from < all.length; from += BATCH)
    for (const made of await run('createProductsWorkflow', { products: all.slice(from, from + BATCH) }))
      variants[made.handle] = made.variants[0].id;
  const ids = { key: key.token, region: region.id, delivery: delivery.id, categories: categoryIds, variants };
  writeFileSync(join(place, 'ids.json'), JSON.stringify(ids));
};
