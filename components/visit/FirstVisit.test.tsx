import { render, screen, within } from '@testing-library/react';
import { firstVisit } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import type { Sign } from '@/lib/schemas';
import { site } from '@/lib/studio/site';
import { FirstVisit } from './FirstVisit';
import { StudioMap } from './StudioMap';

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

test('the map shows every sign, even two of the same kind', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const signs: Sign[] = [
    { kind: 'stop', name: 'Bus 24', at: [62, 190], side: 'right' },
    { kind: 'stop', name: 'Bus 31', at: [62, 20], side: 'right' },
  ];
  render(<StudioMap map={{ ...studioMap, signs }} />);
  for (const { name } of signs) expect(screen.getByText(name!)).toBeInTheDocument();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test.each([
  ['questions', <FirstVisit key="" price="" content={{ ...firstVisit, questions: [] }} />],
  ['streets', <StudioMap key="" map={{ ...studioMap, streets: [] }} />],
])('without %s, nothing is shown', (_, element) => {
  expect(render(element).container).toBeEmptyDOMElement();
});
