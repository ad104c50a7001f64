import { render, screen, within } from '@testing-library/react';
import { answers, blogs } from '@/lib/content/answers/answers';
import { BlogsScreen } from './BlogsScreen';

const hidden = true;

test('the page says at once what its answers are about', () => {
  render(<BlogsScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blogs');
  expect(screen.getByText(blogs.headline)).toBeVisible();
});

test('one folded article for each question, which heads it', () => {
  render(<BlogsScreen />);
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(answers.length);
  answers.forEach(({ question, sections }, index) => {
    expect(articles[index]).toHaveAccessibleName(question);
    const article = within(articles[index]!);
    expect(article.getByRole('heading', { level: 2, name: question })).toBeVisible();
    expect(article.getByRole('group')).not.toHaveAttribute('open');
    for (const name of sections.map(({ title }) => title))
      expect(article.getByRole('heading', { level: 3, name, hidden })).not.toBeVisible();
  });
});

test('a folded answer says when it was published, and when it was changed if that was later', () => {
  render(<BlogsScreen />);
  screen.getAllByRole('article').forEach((article, index) => {
    const { published, changed } = answers[index]!;
    const times = [...article.querySelectorAll('time')];
    for (const time of times) expect(time).toBeVisible();
    expect(times.map(({ dateTime }) => dateTime)).toEqual([...new Set([published, changed])]);
  });
  expect(screen.getAllByText('November 21, 2026')[0]?.parentElement).toHaveTextContent(
    /^Published /,
  );
  expect(screen.getAllByText('November 22, 2026')[0]?.parentElement).toHaveTextContent(/^Changed /);
});

test('an answer has a list of its parts, and each leads to its heading', () => {
  render(<BlogsScreen />);
  answers.forEach(({ question, sections }) => {
    const name = `${blogs.contents} ${question}`;
    const links = within(screen.getByRole('navigation', { name, hidden })).getAllByRole('link', {
      hidden,
    });
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.textContent)).toEqual(
      sections.map(({ title }) => title),
    );
  });
});

test('tables and code need no scrolling, so Tab does not stop at them', () => {
  const { container } = render(<BlogsScreen />);
  expect(container.querySelectorAll('table, pre').length).toBeGreaterThanOrEqual(3);
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('each cell of a table names its column, also where the columns are not beside each other', () => {
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
