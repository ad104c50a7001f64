/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { timeZone } from '@/lib/content/studio';
import { site } from '@/lib/studio/site';
import { classSeries, serviceNode } from './services';
import { inlineText } from '@/lib/seo/escape';
import { graphOf } from './studio';

const yoga: Service = {
  id: 'yoga & rest',
  name: 'Yoga',
  price: '$22 per class',
  comment: 'Slow strength',
  picture: '/images/service-yoga.jpg',
};

it('tells of each class by its weekly rule on the studio’s clock', () => {
  expect(classSeries(yoga)).toBeUndefined();
  const sessions = [
    { day: 'Sunday', start: '10:00' },
    { day: 'Tuesday', start: '19:30', from: '2027-01-05', until: '2027-03-30' },
  ] as const;
  expect(classSeries({ ...yoga, duration: 60, places: 8, sessions })).toMatchObject({
    '@type': 'EventSeries',
    '@id': `${site.url}/services/yoga%20&%20rest#classes`,
    startDate: '2026-01-04',
    maximumAttendeeCapacity: 8,
    eventSchedule: [
      {
        byDay: 'https://schema.org/Tuesday',
        startTime: '19:30',
        endTime: '20:30',
        scheduleTimezone: timeZone,
        repeatFrequency: 'P1W',
        startDate: '2027-01-05',
        endDate: '2027-03-30',
      },
      { byDay: 'https://schema.org/Sunday', startTime: '10:00', endTime: '11:00' },
    ],
  });
});

it('offers at the price text alone when it names no amount', () => {
  const { offers } = JSON.parse(JSON.stringify(serviceNode({ ...yoga, price: 'On request' })));
  expect(offers).not.toHaveProperty('price');
  expect(offers).toHaveProperty('description', 'On request');
});

it('never lets a text close its script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = inlineText(graphOf(serviceNode({ ...yoga, name: hostile })));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
