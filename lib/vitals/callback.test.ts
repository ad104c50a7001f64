import { sendTo, vitalsCallback } from './callback';

it('is off unless the build names an address', () => {
  expect(vitalsCallback).toBeUndefined();
});

it('sends a measure with the page it was taken on', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  sendTo('/vitals')({ name: 'LCP', value: 900, rating: 'good', id: 'v1' });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0];
  expect(address).toBe('/vitals');
  expect(JSON.parse(body)).toEqual({
    name: 'LCP',
    value: 900,
    rating: 'good',
    id: 'v1',
    page: '/',
  });
});
