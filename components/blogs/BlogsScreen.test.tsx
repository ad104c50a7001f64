import { render, screen, within } from '@testing-library/react';
import { answers } from '@/lib/content/answers/answers';
import { BlogsScreen } from './BlogsScreen';

test('one heading for the page, one article for each question', () => {
  render(<BlogsScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blogs');
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(answers.length);
  answers.forEach(({ question, sections }, index) => {
    const article = within(articles[index]!);
    expect(article.getByRole('heading', { level: 2 })).toHaveTextContent(question);
    for (const { title } of sections) {
      expect(article.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
  });
});

test('the contents list leads to every question and part, and nowhere else', () => {
  const { container } = render(<BlogsScreen />);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(answers.length + answers.flatMap(({ sections }) => sections).length);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href') ?? 'none');
    expect(target?.tagName).toMatch(/^H[23]$/);
  }
});

test('no id is used twice', () => {
  const { container } = render(<BlogsScreen />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('tables and code can be scrolled from the keyboard and have a name', () => {
  render(<BlogsScreen />);
  const regions = screen.getAllByRole('region');
  expect(regions.length).toBeGreaterThanOrEqual(3);
  for (const region of regions) {
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toHaveAccessibleName();
  }
});

test('links to other sites give them no handle on this one', () => {
  render(<BlogsScreen />);
  const outward = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('http'));
  expect(outward.length).toBeGreaterThan(10);
  for (const link of outward) expect(link).toHaveAttribute('rel', 'noopener');
});
