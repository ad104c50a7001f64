import { render } from '@testing-library/react';
import { Picture } from './Picture';

const withoutCrop = {
  name: 'hero',
  hash: '0123abcd',
  width: 2400,
  height: 1200,
  widths: [768, 2400],
};
const withCrop = { ...withoutCrop, portrait: { width: 960, height: 1200, widths: [360, 960] } };

const cropSource =
  /^<source type="image\/avif" .*960.avif 960w.*orientation: portrait.* width="960" height="1200"/;
const fullSource =
  /^<source type="image\/avif" srcset="\S+ 768w, \S+2400.avif 2400w" sizes="100vw">$/;

test.each([
  ['a picture offers its portrait crop first', withCrop, [cropSource, fullSource]],
  ['a picture without a portrait crop ignores `portrait`', withoutCrop, [fullSource]],
])('%s', (_, source, expected) => {
  const { container } = render(<Picture source={source} alt="" sizes="100vw" portrait />);
  const sources = [...container.querySelectorAll('source')].map(({ outerHTML }) => outerHTML);
  expect(sources).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as string));
});
