/** @jest-environment node */
import { closures } from '@/lib/content/studio';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { site } from '@/lib/studio/site';
import { siteFacts } from './siteFacts';

it('writes an odd service as one line with one link', () => {
  const name = '[Row](https://example.com)\n# now';
  const odd = { id: 'a) b', name, price: '$1', comment: '<b>', picture: '/p' };
  expect(siteFacts([odd])).toContain(
    `\n- [\\[Row\\](https://example.com) # now](${site.url}/services/a%29%20b): $1. \\<b\\>\n`,
  );
});

it('says what a class is, asks for and when it is, what packs cost, and what is asked before a visit', () => {
  const facts = siteFacts([
    {
      ...{ id: '2', name: 'Yoga', price: '$22 per class', comment: 'Slow strength', picture: '/p' },
      ...{ duration: 60, level: 'All levels', bring: ['A warm layer', 'Water'] },
      sessions: [
        { day: 'Tuesday', start: '19:30' },
        { day: 'Sunday', start: '10:00', from: '2027-01-03' },
      ],
    },
  ]);
  expect(facts).toContain(
    '): $22 per class. Slow strength. 60 minutes, All levels. Bring: A warm layer; Water. Tuesday 7:30–8:30 pm, Sunday 10–11 am from January 3, 2027\n',
  );
  for (const { name, price } of prices.packs) expect(facts).toContain(`- ${name}: ${price}. `);
  for (const { question } of firstVisit.questions) expect(facts).toContain(`- ${question} `);
  expect(facts).toContain('What does the first visit cost? $22. You pay');
  const free = { id: '3', name: 'Trial', price: 'Free', comment: 'Try', picture: '/p' };
  expect(siteFacts([free])).toContain('What does the first visit cost? Free. Nothing is added');
  expect(facts).toContain(`](${site.url}/): `);
  for (const { reason } of closures) expect(facts).toContain(reason);
  expect(closures).not.toEqual([]);
  expect(facts).toContain(`Call ${site.contact.phone} or write to ${site.contact.email}`);
});
