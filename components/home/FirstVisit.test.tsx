import { render, screen } from '@testing-library/react';
import { firstVisit } from '@/lib/content/firstVisit';
import { site } from '@/lib/content/site';
import { FirstVisit } from './FirstVisit';

test('every question is a fold of its own that holds its answer', () => {
  render(<FirstVisit />);
  expect(screen.getByRole('heading', { name: firstVisit.heading })).toBeVisible();
  for (const { question, answer } of firstVisit.questions) {
    const fold = screen.getByText(question).closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold).toHaveTextContent(answer);
  }
});

test('numbers and address are the studio’s', () => {
  const answers = firstVisit.questions.map(({ answer }) => answer).join(' ');
  for (const fact of [site.contact.phone, site.contact.email, site.address.street])
    expect(answers).toContain(fact);
});
