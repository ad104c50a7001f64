import { render, screen, within } from '@testing-library/react';
import { BlogsScreen } from './BlogsScreen';

const hidden = true;

test('each table cell names its column, because phones stack the cells', () => {
  render(<BlogsScreen />);
  for (const table of screen.getAllByRole('table', { hidden })) {
    const columns = within(table)
      .getAllByRole('columnheader', { hidden })
      .map(({ textContent }) => textContent);
    for (const row of within(table).getAllByRole('row', { hidden }).slice(1)) {
      const labels = [...row.querySelectorAll('td > span')].map(({ textContent }) => textContent);
      expect(labels).toEqual(columns.slice(-labels.length));
      expect(within(row).getByRole('rowheader', { hidden })).toHaveTextContent(/\w/);
    }
  }
});
