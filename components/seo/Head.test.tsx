import { render } from '@testing-library/react';
import { site } from '@/lib/content/site';
import { graphOf } from '@/lib/seo/structuredData/graph';
import { website } from '@/lib/seo/structuredData/studio';
import { JsonLd, PageHead } from './Head';

it('names the page, and says what a shared page is called and shows, with whole addresses', () => {
  render(
    <PageHead
      title="Services"
      description="What we offer."
      path="/services"
      preview="/og/services.jpg"
      previewAlt="A barbell"
      openGraph={{ 'og:type': 'article', 'article:modified_time': '2026-11-21' }}
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
    ['og:type', 'article'],
    ['article:modified_time', '2026-11-21'],
    ['og:title', words],
    ['og:description', 'What we offer.'],
    ['og:url', `${site.url}/services`],
    ['og:image', `${site.url}/og/services.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A barbell'],
    ['twitter:image:alt', 'A barbell'],
  ]);
});

it('writes data that a search engine can read back', () => {
  const graph = graphOf(website());
  const { container } = render(<JsonLd graph={graph} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(graph)));
});
