import { render, screen, within } from '@testing-library/react';
import { firstVisit } from '@/lib/content/firstVisit';
import { site } from '@/lib/studio/site';
import { FirstVisit } from './FirstVisit';

const foldOf = (question: string) => screen.getByText(question).closest('details')!;

const { questions } = firstVisit;
const [cost] = questions;
const cancel = questions.find(({ answer }) => answer.includes(site.contact.phone))!;

test('each question has its own fold, and phone numbers and emails in an answer are links', () => {
  render(<FirstVisit content={firstVisit} price="$9 to $17" />);
  for (const { question } of questions) expect(foldOf(question)).not.toHaveAttribute('open');
  expect(foldOf(cost!.question)).toHaveTextContent(/\$9 to \$17 per class, paid at the desk/);
  const links = within(foldOf(cancel.question)).getAllByText(/@|\d{4}/);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    site.contact.phoneHref,
    site.contact.emailHref,
  ]);
});

test('without questions, nothing is shown', () => {
  const { container } = render(<FirstVisit price="" content={{ ...firstVisit, questions: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
