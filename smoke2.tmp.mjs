import sharp from 'sharp';
const B = 'http://127.0.0.1:4601/api/v1';
let token;
async function c(m, p, b, h = {}) {
  const r = await fetch(B + p, {
    method: m,
    headers: {
      ...(token ? { authorization: 'Bearer ' + token } : {}),
      ...(b !== undefined ? { 'content-type': 'application/json' } : {}),
      ...h,
    },
    body: b !== undefined ? JSON.stringify(b) : undefined,
  });
  const t = await r.text();
  let j;
  try {
    j = JSON.parse(t);
  } catch {
    j = t;
  }
  console.log(
    m,
    p.slice(0, 60),
    r.status,
    JSON.stringify(j).slice(0, 260),
    r.headers.get('content-range') ?? '',
  );
  return j;
}
const png =
  'data:image/png;base64,' +
  (
    await sharp({ create: { width: 900, height: 400, channels: 3, background: '#a43' } })
      .png()
      .toBuffer()
  ).toString('base64');
await c('POST', '/products/', { name: 'x' });
const l = await c('POST', '/auth/login', { email: 'admin@example.com', password: 'duka-admin-demo' });
token = l.token;
for (const b of [
  {},
  { name: 'x'.repeat(101) },
  { name: 'a', description: 'b', price: -1 },
  { name: 'a', description: 'b', price: '5' },
  { name: 'a', description: 'b', price: 1.999, category: 'c', image: png },
  { name: 'a', description: 'b', price: 1 },
  { name: 'a', description: 'b', price: 1, category: 'c' },
  { name: 'a', description: 'b', price: 1, category: 'c', image: 'data:image/svg+xml;base64,AAAA' },
  { name: 'a', description: 'b', price: 1, category: 'c', image: 'https://x.example/a.png' },
])
  await c('POST', '/products/', b);
const p = await c('POST', '/products/', {
  name: 'Zebra Mug',
  description: 'Striped',
  price: 12.5,
  category: 'Home',
  image: png,
  rating: 5,
  _id: 'x',
});
const id = p.data._id;
console.log(p.data.stock, p.data.images, p.data.defaultVariantId);
await c('PATCH', '/products/' + id);
await c('PATCH', '/products/' + id, {});
await c('PATCH', '/products/' + id, { price: 15, discount: 20, stock: 7 });
await c('GET', '/products?q=zebra');
await c(
  'GET',
  '/admin/products?filter=' + encodeURIComponent('{"q":"zeb"}') + '&range=[0,4]&sort=["price","DESC"]',
);
const rec = await c('GET', '/admin/products/' + id);
await c('PUT', '/admin/products/' + id, { ...rec, name: 'Zebra Cup' }, { 'if-match': `"${rec.version}"` });
await c('PUT', '/admin/products/' + id, { ...rec, name: 'Zebra Bowl' }, { 'if-match': `"${rec.version}"` });
await c('PUT', '/admin/products/' + id, { isFeatured: true });
const v = await c('PUT', '/admin/products/' + id, {
  options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'L' }] }],
  variants: [
    { options: { Size: 'S' }, price: 10, stock: 3 },
    { options: { Size: 'L' }, price: 14, stock: null, sku: 'ZL' },
  ],
});
console.log(JSON.stringify(v.variants), v.price, v.maxPrice, v.stock);
await c('PUT', '/admin/products/' + id, {
  ...v,
  variants: v.variants.map((x) => ({ ...x, stock: x.stock === 3 ? 9 : x.stock })),
  stockReason: 'counted',
});
await c('GET', `/admin/products/${id}/price-changes`);
const dup = await c('POST', '/admin/products', { ...v, id: undefined, name: 'Zebra Copy' });
await c('DELETE', '/admin/products/' + dup.id);
await c('DELETE', '/products/' + id);
await c('GET', '/products/' + id);
for (const q of [
  'sort=["password","ASC"]',
  'filter={"$or":1}',
  'range=[0,1e9]',
  'sort=["stock","ASC"]&range=[0,2]',
  'filter={"lowStock":true}&range=[0,0]',
])
  await c('GET', '/admin/products?' + q.replace(/[\["{}$ ,:\]]/g, encodeURIComponent));
const list = await c('GET', '/admin/products?range=[0,1]');
const o = (await (await fetch(B + '/products?sort=best-selling&limit=1')).json()).data[0];
await c('DELETE', '/products/' + o.id);
await c('GET', '/admin/products/' + o.id);
await c('PUT', '/admin/products/' + o.id, { status: 'active' });
await c('GET', '/products/' + o.id);
