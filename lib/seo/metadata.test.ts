/** @jest-environment node */
import { site } from '@/lib/content/site';
import { fullTitle, pageMetadata } from './metadata';

const facts = { title: 'Services', description: 'What we offer.', path: '/services' };

it('says what the page is about, and which address counts', () => {
  expect(pageMetadata(facts)).toMatchObject({
    description: facts.description,
    alternates: { canonical: '/services' },
  });
});

it('names the page and the brand', () => {
  expect(fullTitle('Services')).toBe(`Services | ${site.name}`);
});
