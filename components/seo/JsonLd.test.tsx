import { render } from '@testing-library/react';
import { graphOf } from '@/lib/seo/structuredData/graph';
import { website } from '@/lib/seo/structuredData/studio';
import { JsonLd } from './JsonLd';

it('writes data that a search engine can read back', () => {
  const graph = graphOf(website());
  const { container } = render(<JsonLd graph={graph} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(graph)));
});
