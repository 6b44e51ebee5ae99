import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FilterGroup } from './filter-group';

const values = Array.from({ length: 11 }, (_, at) => ({
  value: `Size:${at}`,
  label: `${at}`,
  count: at + 1,
}));
const show = (chosen: string[], shown = values) =>
  render(<FilterGroup legend="Size" name="option" values={shown} chosen={chosen} />).container;

describe('a filter', () => {
  it('shows eight values with how many products each would leave, and folds the others away', () => {
    const group = show([]);
    expect(group.querySelectorAll('fieldset > label')).toHaveLength(8);
    expect(screen.getByLabelText('0 (1)')).not.toBeChecked();
    expect(group.querySelector('details')).not.toHaveAttribute('open');
    expect(group.querySelectorAll('details > label')).toHaveLength(3);
  });

  it('says on its fold what pressing it will do, open and closed', () => {
    const [closed, open] = show([]).querySelectorAll('summary > span');
    expect(closed).toHaveTextContent('Show 3 more');
    expect(closed).toHaveClass('group-open/rest:hidden');
    expect(open).toHaveTextContent('Show fewer');
    expect(open).toHaveClass('hidden', 'group-open/rest:inline');
  });

  it('is unfolded when something behind the fold is chosen', () => {
    expect(show(['Size:9']).querySelector('details')).toHaveAttribute('open');
  });

  it('has no fold for eight values, and is not there without any', () => {
    expect(show([], values.slice(0, 8)).querySelector('details')).toBeNull();
    expect(show([], [])).toBeEmptyDOMElement();
  });
});
