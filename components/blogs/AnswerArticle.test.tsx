import { render, screen, within } from '@testing-library/react';
import { answers } from '@/lib/content/answers/answers';
import { AnswerArticle } from './AnswerArticle';

const hidden = true;

test('each table cell names its column, because phones stack the cells', () => {
  render(answers.map((answer) => <AnswerArticle key={answer.id} answer={answer} />));
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
