import { render, screen, within } from '@testing-library/react';
import { bookingPath } from '@/lib/catalogue/paths';
import { ServiceList } from './ServiceList';
import { makeService } from './testing';

jest.mock('@/lib/catalogue/fetchData', () => ({ fetchData: () => new Promise(() => {}) }));

const services = [
  makeService('1', { name: 'Spin' }),
  makeService('2', { name: 'Row / 50% "off"?' }),
];
const pictures = {
  1: { address: '/images/1.jpg', picture: <img alt="A polished flywheel" width={300} /> },
};

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

test('a picture that the server has drawn stays while its address does; another is shown as it is, by its service’s name', () => {
  const { rerender } = show(2);
  const drawn = screen.getByRole('img', { name: 'A polished flywheel' });
  const other = screen.getByRole('img', { name: services[1]?.name });
  expect(other).toHaveAttribute('src', '/images/2.jpg');
  expect(other).not.toHaveAttribute('srcset');
  expect(other).toHaveAttribute('height', '225');
  const list = [makeService('1', { price: '$1' }), makeService('2', { picture: '/images/3.jpg' })];
  rerender(<ServiceList services={list} contentHash={0} pictures={pictures} level={2} />);
  expect(screen.getByRole('img', { name: 'A polished flywheel' })).toBe(drawn);
  expect(screen.getAllByRole('img')[1]).toHaveAttribute('src', '/images/3.jpg');
});

test('on the services page the names are second-level headings', () => {
  show(1);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
