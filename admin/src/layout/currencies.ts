/** Every currency by its code and English name: `EUR · Euro`. */
export const currencies = () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id} · ${names.of(id) ?? id}` }));
};
