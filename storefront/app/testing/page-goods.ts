const shelf = (title: string, rule: string) => ({ kind: 'shelf', fields: { title, rule }, items: [] });
const home = {
  ...{ path: '/', title: 'Duka', description: '', pictures: [] },
  blocks: [shelf('Featured Products', 'featured'), shelf('New Arrival', 'newest')],
};

/** What the API answers of pages when nothing fails, by operation. */
export const pageAnswers = { getPage: { data: home } };
