import { render, screen } from '@testing-library/react';
import { makeService } from '@/components/services/testing';
import type { Service } from '@/lib/catalogue/service';
import { findLive } from './findLive';

let live: readonly Service[] = [];
jest.mock('@/lib/catalogue/fetchData', () => ({
  fetchData: () => Promise.resolve(JSON.stringify(live)),
}));

const odd = makeService('new/1', { name: '100% Row?', price: '$31' });

beforeEach(() => {
  live = [makeService('1'), makeService('100%25 Row?'), odd];
});

test.each(['new%2F1', 'new/1', '100%25%20Row%3F', '$31'])(
  '%p shows the service and names the page',
  async (segment) => {
    const found = await findLive(segment);
    expect(found?.title).toBe('100% Row?: $31 | Power Zone');
    render(found?.screen);
    expect(screen.getByText('Service Id: new/1')).toBeInTheDocument();
  },
);

test('an escape in the address is decoded once', async () => {
  live = [makeService('A'), makeService('100%')];
  expect(await findLive('%2541')).toBeUndefined();
  expect(await findLive('100%2525')).toBeUndefined();
  live = [...live, makeService('%41')];
  render((await findLive('%2541'))?.screen);
  expect(screen.getByText('Service Id: %41')).toBeInTheDocument();
});

test.each(['nothing', '%E0%A4%A', ''])('%p means nothing', async (segment) => {
  expect(await findLive(segment)).toBeUndefined();
});
