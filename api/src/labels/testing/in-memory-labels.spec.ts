import { InMemoryLabels, InMemoryLabelFiles } from './in-memory-labels.js';
import { labelsContract } from './labels-contract.js';
import { labelFilesContract } from './label-files-contract.js';

labelsContract('in memory', () => {
  let count = 0;
  const nextId = () => `label-${(count += 1)}`;
  return Promise.resolve({ labels: new InMemoryLabels(), orderId: 'order', otherId: 'other', nextId });
});

labelFilesContract('in memory', () =>
  Promise.resolve({ files: new InMemoryLabelFiles(), labelId: 'label', otherId: 'other' }),
);
