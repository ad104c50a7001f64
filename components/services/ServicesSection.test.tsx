import { render, screen, within } from '@testing-library/react';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { ServicesSection } from './ServicesSection';

jest.mock('@/lib/pictures/readPicture', () => ({
  readPicture: () => Promise.resolve(undefined),
}));
jest.mock('@/lib/catalogue/fetchData', () => ({
  ...jest.requireActual<object>('@/lib/catalogue/fetchData'),
  fetchData: () => new Promise(() => {}),
}));

test.each([1, 2] as const)(
  'at level %d it is a region named by its heading, with every service',
  async (level) => {
    const services = await readCatalogue();
    render(await ServicesSection({ level }));
    const section = within(screen.getByRole('region', { name: 'Our Services' }));
    expect(screen.getByRole('heading', { level, name: 'Our Services' })).toBeInTheDocument();
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [
        level === 2 ? ['All classes'] : [],
        services.map(({ name }) => [name, `Booking ${name}`]),
      ].flat(2),
    );
  },
);

test('the studio’s own pictures have words of their own', async () => {
  render(await ServicesSection({ level: 2 }));
  expect(screen.getByRole('img', { name: /battle ropes/ })).toHaveAttribute(
    'src',
    '/images/service-hiit.jpg',
  );
});
