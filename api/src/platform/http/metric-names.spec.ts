import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { figures, registry } from './metrics.js';

const read = (file: string) =>
  readFileSync(new URL(`../../../../docs/${file}`, import.meta.url).pathname, 'utf8');
await figures();
const ours = registry.getMetricsAsArray().map(({ name }) => name);
const NAMED = /\b(?:duka|process|nodejs)_[a-z0-9_]+\b/g;
const SUFFIX = /_(bucket|count|sum)$/;

const namedIn = (text: string) => [...new Set(text.match(NAMED) ?? [])];
const known = (name: string) => ours.includes(name) || ours.includes(name.replace(SUFFIX, ''));

describe('the metrics', () => {
  it.each(['deployment/grafana-dashboard.json', 'deployment/prometheus-rules.yml', 'operations.md'])(
    'that %s names are measured',
    (file) => {
      const names = namedIn(read(file));
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known(name))).toEqual([]);
    },
  );

  it('that alert have each a case of promtool’s in which they do, and one in which they do not', () => {
    const alerts = (file: string, key: string) =>
      [...read(`deployment/${file}`).matchAll(new RegExp(`${key}: (\\w+)(.*)`, 'g'))].map(
        ([, alert, rest = '']) => ({
          alert,
          isQuiet: rest.includes('exp_alerts: []'),
        }),
      );
    const cases = alerts('prometheus-rules.test.yml', 'alertname');
    const named = (isQuiet: boolean) =>
      cases.filter((one) => one.isQuiet === isQuiet).map(({ alert }) => alert);
    const rules = alerts('prometheus-rules.yml', 'alert').map(({ alert }) => alert);
    expect([named(false), named(true)]).toEqual([rules, rules]);
  });

  it('are all documented', () => {
    const documented = namedIn(read('operations.md'));
    expect(ours.filter((name) => name.startsWith('duka_') && !documented.includes(name))).toEqual([]);
  });
});
