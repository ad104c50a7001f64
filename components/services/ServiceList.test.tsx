import { render, screen, within } from '@testing-library/react';
import { bookingPath } from '@/lib/catalogue/paths';
import { ServiceList } from './ServiceList';
import { madePicture, makeService } from './testing';

jest.mock('@/lib/catalogue/fetchData', () => ({ fetchData: () => new Promise(() => {}) }));

const services = [
  makeService('1', { name: 'Spin' }),
  makeService('2', { name: 'Row / 50% "off"?' }),
];
const pictures = { '/images/1.jpg': { source: madePicture, alt: 'A polished flywheel' } };

const show = (level: 1 | 2, list = services) =>
  render(<ServiceList services={list} contentHash={0} pictures={pictures} level={level} />);

test('each card has the picture, name, price, comment and booking button, in file order', () => {
  show(2);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  services.forEach((service, index) => {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('img')).toHaveAttribute('width', '300');
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(service.name);
    expect(card.getByText(`Price: ${service.price}`)).toBeInTheDocument();
    expect(card.getByText(service.comment)).toBeInTheDocument();
    const booking = card.getByRole('link', { name: `Booking ${service.name}` });
    expect(booking).toHaveAttribute('href', bookingPath(service));
  });
});

test('a picture that the build knows has its sizes and words; another is shown as it is, by its service’s name', () => {
  show(2);
  const known = screen.getByRole('img', { name: 'A polished flywheel' });
  expect(known).toHaveAttribute('srcset', expect.stringContaining('300w'));
  expect(known).toHaveAttribute('height', '225');
  const other = screen.getByRole('img', { name: services[1]?.name });
  expect(other).toHaveAttribute('src', '/images/2.jpg');
  expect(other).not.toHaveAttribute('srcset');
  expect(other).toHaveAttribute('height', '225');
});

test('on the services page the names are second-level headings and the first picture is loaded first', () => {
  show(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  const [first, second] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('on Home every picture waits until it comes near', () => {
  show(2);
  for (const picture of screen.getAllByRole('img'))
    expect(picture).toHaveAttribute('loading', 'lazy');
});
