import { finishPage } from './finishPage';

it('says which page lacks what', () => {
  expect(() => finishPage('<p>Nothing</p>', 'about.html', { head: '', loader: '' })).toThrow(
    'out/about.html has no files, entries, data, styles where Next used to write them',
  );
});
