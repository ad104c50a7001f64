import { render } from '@testing-library/react';
import { site } from '@/lib/content/site';
import { OpenGraphTags } from './OpenGraphTags';

it('names the page, and says what a shared page is called and shows, with whole addresses', () => {
  render(
    <OpenGraphTags
      title="Services"
      description="What we offer."
      path="/services"
      preview="/og/services.jpg"
    />,
  );
  const words = `Services | ${site.name}`;
  expect(document.title).toBe(words);
  expect(
    [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
  ).toEqual([
    ['og:title', words],
    ['og:description', 'What we offer.'],
    ['og:url', `${site.url}/services`],
    ['og:image', `${site.url}/og/services.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', words],
    ['twitter:image:alt', words],
  ]);
});
