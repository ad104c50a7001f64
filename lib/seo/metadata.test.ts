/** @jest-environment node */
import { site } from '@/lib/content/site';
import { pageMetadata } from './metadata';

const facts = { title: 'Services', description: 'What we offer.', path: '/services' };

it('names the page and the brand, and says which address counts', () => {
  expect(pageMetadata(facts)).toMatchObject({
    title: `Services | ${site.name}`,
    description: facts.description,
    alternates: { canonical: '/services' },
  });
});

it('does not name the brand twice', () => {
  expect(pageMetadata({ ...facts, title: site.name }).title).toBe(site.name);
});

it('keeps a page out of search results only when asked', () => {
  expect(pageMetadata(facts)).not.toHaveProperty('robots');
  expect(pageMetadata({ ...facts, noindex: true }).robots).toEqual({ index: false, follow: true });
});
