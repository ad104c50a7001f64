/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { serviceNode } from './services';
import { inlineText } from '@/lib/seo/escape';
import { graphOf } from './studio';

const yoga: Service = {
  id: 'yoga & rest',
  name: 'Yoga',
  price: '$22 per class',
  comment: 'Slow strength',
  picture: '/images/service-yoga.jpg',
};

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
