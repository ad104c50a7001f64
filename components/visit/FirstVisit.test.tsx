import { render, screen, within } from '@testing-library/react';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { site } from '@/lib/content/site';
import { FirstVisit, PriceTable } from './FirstVisit';
import { StudioMap } from './StudioMap';

const foldOf = (question: string) => screen.getByText(question).closest('details')!;

test('every question is a fold of its own that holds its answer', () => {
  render(<FirstVisit />);
  expect(screen.getByRole('heading', { name: firstVisit.heading })).toBeVisible();
  for (const { question, answer } of firstVisit.questions) {
    expect(foldOf(question)).not.toHaveAttribute('open');
    expect(foldOf(question)).toHaveTextContent(answer);
  }
});

test('numbers and address are the studio’s', () => {
  const answers = firstVisit.questions.map(({ answer }) => answer).join(' ');
  for (const fact of [site.contact.phone, site.contact.email, site.address.street])
    expect(answers).toContain(fact);
});

test('on the page of a class the answers are about that class', () => {
  render(<FirstVisit ofClass={{ price: '$17 per class', bring: 'A bell · Water' }} />);
  const [cost, bring] = firstVisit.questions;
  expect(foldOf(cost!.question)).toHaveTextContent(/\$17 per class\. You pay at the desk/);
  expect(foldOf(bring!.question)).toHaveTextContent('A bell · Water');
  const first = within(foldOf(cost!.question)).getAllByRole('row', { hidden: true })[1];
  expect(first).toHaveTextContent(`${prices.single.name}${prices.single.note}$17 per class`);
});

test('a class that says nothing of what to bring has the answer for all', () => {
  render(<FirstVisit ofClass={{ price: '$17 per class' }} />);
  const [, bring] = firstVisit.questions;
  expect(foldOf(bring!.question)).toHaveTextContent(bring!.answer);
});

test('the map stands with the way in words, and the address can be taken along', () => {
  render(<FirstVisit />);
  const way = within(screen.getByLabelText(studioMap.alt).closest('details')!);
  expect(way.getByText(new RegExp(site.address.street))).toBeInTheDocument();
  for (const { name } of [...studioMap.streets, ...studioMap.areas, ...studioMap.signs])
    if (name) expect(way.getByText(name)).toBeInTheDocument();
  expect(way.getByText('Open the map')).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(way.getByText('Copy the address')).toBeInTheDocument();
});

test.each([
  ['questions', <FirstVisit key="" content={{ ...firstVisit, questions: [] }} />],
  ['packs', <PriceTable key="" prices={{ ...prices, packs: [] }} />],
  ['streets', <StudioMap key="" className="" map={{ ...studioMap, streets: [] }} />],
])('without %s nothing is shown', (_, element) => {
  expect(render(element).container).toBeEmptyDOMElement();
});

test.each([0, 60, 90, 135, 180, 240, 270, 330])(
  'no street’s name is upside down at %s°',
  (turn) => {
    const end = [100 * Math.cos((turn * Math.PI) / 180), 100 * Math.sin((turn * Math.PI) / 180)];
    const lane = { name: 'Lane', points: [[0, 0], end as [number, number]] as const };
    render(<StudioMap className="" map={{ ...studioMap, streets: [lane] }} />);
    const written = screen.getByText('Lane').getAttribute('transform');
    expect(Math.abs(Number(/rotate\((.*?)\)/.exec(written ?? '')?.[1]))).toBeLessThanOrEqual(90);
  },
);
