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
