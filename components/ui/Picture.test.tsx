import { render } from '@testing-library/react';
import { Picture } from './Picture';

const card = { name: 'hero', hash: '0123abcd', width: 2400, height: 1200, widths: [768, 2400] };
const hero = { ...card, portrait: { width: 960, height: 1200, widths: [360, 960] } };

const upright =
  /^<source type="image\/avif" .*960.avif 960w.*orientation: portrait.* width="960" height="1200"/;
const full = /^<source type="image\/avif" srcset="\S+ 768w, \S+2400.avif 2400w" sizes="100vw">$/;

it.each([
  ['offers the upright crop to upright phones first', hero, [upright, full]],
  ['ignores `portrait` if there is no upright crop', card, [full]],
])('%s', (_, source, expected) => {
  const { container } = render(<Picture source={source} alt="" sizes="100vw" portrait />);
  const sources = [...container.querySelectorAll('source')].map(({ outerHTML }) => outerHTML);
  expect(sources).toEqual(expected.map((part) => expect.stringMatching(part)));
});
