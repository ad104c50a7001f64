/** @jest-environment node */
import { coaches } from '@/lib/content/coaches';
import { issueLine } from '@/lib/services/build/issue';
import { readLiveServices } from '@/lib/services/service';
import { coachIssues } from './coachIssues';

const session = { day: 'Monday', start: '10:00' };
const spin = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };

const linesFor = (list: typeof coaches, ...names: readonly string[]) => {
  const sessions = [session, ...names.map((coach) => ({ ...session, coach }))];
  return coachIssues(list, readLiveServices([{ ...spin, sessions }])).map(issueLine);
};

test('a name in sessions that no coach has is a warning, once for each service', () => {
  expect(linesFor(coaches, 'Rowan', 'Rowan Calder')).toEqual([]);
  expect(linesFor(coaches, 'Mara', 'Rowen', 'Rowen')).toEqual([
    'public/data.json, entry 1 ("Spin"), 3rd of sessions ("Monday 10:00"), field "coach": found "Rowen", a name that no coach has; expected one of lib/content/coaches.ts: "Rowan", "Mara", "Theo", or with the family name. Correct it, or add the coach there.',
  ]);
});

test('a name that stands twice and what cannot be are named', () => {
  const [first, second] = coaches as readonly [(typeof coaches)[0], (typeof coaches)[0]];
  const wrong = { ...second, mobile: { label: 'Mobile', text: '555 0100' } };
  expect(linesFor([first, wrong, second])).toEqual([
    expect.stringContaining(
      '2nd of coaches ("Mara Ellison"), field "mobile.text": found "555 0100"',
    ),
    expect.stringContaining(
      '"givenName": found "Mara"; expected a name that the 2nd of coaches does',
    ),
  ]);
});
