import { InMemoryLabels, InMemoryPapers } from './in-memory-labels.js';
import { labelsContract } from './labels-contract.js';
import { papersContract } from './papers-contract.js';

labelsContract('in memory', () => {
  let count = 0;
  const nextId = () => `label-${(count += 1)}`;
  return Promise.resolve({ labels: new InMemoryLabels(), orderId: 'order', otherId: 'other', nextId });
});

papersContract('in memory', () =>
  Promise.resolve({ papers: new InMemoryPapers(), labelId: 'label', otherId: 'other' }),
);
