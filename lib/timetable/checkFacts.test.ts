/** @jest-environment node */
import { explainError } from '@/lib/catalogue/build/explain';
import { issueLine } from '@/lib/catalogue/build/issue';
import { parseCatalogue } from '@/lib/catalogue/parse';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const session = { day: 'Monday', start: '06:30' };

function issuesOf(facts: object): string[] {
  const result = parseCatalogue([{ ...service, ...facts }]);
  return result.ok ? [] : result.errors.map((error) => issueLine(explainError('data.json', error)));
}

test('what a service says about its classes is kept, and nothing else', () => {
  const full = { ...session, duration: 30, coach: 'Ada', places: 6, from: '2027-01-01' };
  const facts = { duration: 45, level: 'All levels', bring: ['Water'], places: 8 };
  expect(
    parseCatalogue([{ ...service, ...facts, sessions: [{ ...full, room: 2 }, session] }]),
  ).toEqual({ ok: true, services: [{ ...service, ...facts, sessions: [full, session] }] });
});

test.each([
  [{ duration: '45' }, 'field "duration": found the text "45"; expected a whole number of minutes'],
  [{ places: 1.5 }, 'field "places": found the number 1.5; expected a whole number from 1 to 500'],
  [{ level: ' ' }, 'field "level": found a text of spaces only; expected a text in quotes'],
  [{ bring: 'Water' }, 'field "bring": found the text "Water"; expected a list of texts'],
  [{ bring: ['Water', 1] }, 'field "bring": found a list'],
  [{ sessions: {} }, 'field "sessions": found an object in braces; expected a list of sessions'],
  [{ booking: 'online' }, 'field "booking": found the text "online"; expected a list of ways'],
  [
    { booking: [{ label: 'Online', href: 'javascript:alert(1)' }] },
    'field "booking[1].href": found the text "javascript:alert(1)"; expected an address that starts with mailto:',
  ],
  [{ booking: [{ href: 'tel:1' }] }, 'field "booking[1].label": found nothing; expected a text'],
  [{ sessions: [{ start: '06:30' }] }, 'field "sessions[1].day": found nothing; expected the name'],
  [{ sessions: [{ ...session, start: '6:30' }] }, 'expected a time of 24 hours in quotes'],
  [{ sessions: [{ ...session, from: '2027-02-30' }] }, 'expected a date of the calendar'],
  [
    { sessions: [{ ...session, from: '2027-02-02', until: '2027-02-01' }] },
    'field "sessions[1].until": found the text "2027-02-01"',
  ],
])('%j is an error that names entry, field, found and expected', (facts, message) => {
  const [issue, ...others] = issuesOf(facts);
  expect(issue).toContain('data.json, entry 1 (name "Spin"), field ');
  expect(issue).toContain(message);
  expect(others).toEqual([]);
});
