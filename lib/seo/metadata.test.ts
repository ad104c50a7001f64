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

it('names the page and the brand, the brand once', () => {
  expect(fullTitle('Services')).toBe(`Services | ${site.name}`);
  expect(fullTitle(site.name)).toBe(site.name);
});

it('keeps a page out of search results only when asked', () => {
  expect(pageMetadata(facts)).not.toHaveProperty('robots');
  expect(pageMetadata({ ...facts, noindex: true }).robots).toEqual({ index: false, follow: true });
});
