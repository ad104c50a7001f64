import { render, screen, within } from '@testing-library/react';
import { serviceTexts } from '@/lib/content/services';
import { site } from '@/lib/content/site';
import { ServiceDetails } from './ServiceDetails';
import { makeService } from './testing';

const service = makeService('7', { name: 'Row & "rest"' });
const show = (
  others = [] as ReturnType<typeof makeService>[],
  related = [makeService('8', { price: '$31' })],
) =>
  render(
    <ServiceDetails
      found={{ service, others, value: '$29 per class' }}
      related={related}
      pictures={{}}
    />,
  );

test('has a heading, the card with the id, and below it picture, price and comment', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: service.name })).toBeInTheDocument();
  expect(screen.getByText('Service Id: 7')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: service.name })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getAllByText(service.price)[0]).toHaveTextContent(`Price ${service.price}`);
  expect(screen.getByText(service.comment)).toBeInTheDocument();
});

test('offers the telephone, an e-mail with its subject, and the way there', () => {
  show();
  const ways = within(screen.getByRole('region', { name: serviceTexts.details.book.heading }));
  expect(ways.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    site.contact.phoneHref,
  );
  const mail = new URL(
    ways.getByRole('link', { name: site.contact.email }).getAttribute('href') ?? '',
  );
  expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([
    site.contact.email,
    `Booking ${service.name}`,
  ]);
  expect(ways.getByRole('link', { name: /Foundry Lane/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
});

test('leads back, and on to other services', () => {
  show();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(way.getByText(service.name)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /Class 8/ })).toHaveAttribute('href', '/services/8');
});

test('a value that several services share names and links the others', () => {
  show([makeService('a/b', { name: 'Boxing' })]);
  const shared = within(screen.getByRole('complementary'));
  expect(shared.getByText(/\$29 per class/)).toBeInTheDocument();
  expect(shared.getByRole('link', { name: 'Boxing' })).toHaveAttribute('href', '/services/a%2Fb');
});

test('the only service stands alone', () => {
  show([], []);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('heading', { name: serviceTexts.details.related })).toBeNull();
});

test('a class with times says for whom, how long and what to bring; one without has the words for all', () => {
  const times = { sessions: [{ day: 'Monday', start: '06:30' } as const], duration: 45 };
  const facts = { level: 'All levels', bring: ['Water', 'Two towels'], places: 3 };
  const found = { others: [], value: service.id };
  const { unmount } = render(
    <ServiceDetails
      found={{ ...found, service: { ...service, ...times, ...facts } }}
      related={[]}
      pictures={{}}
    />,
  );
  expect(screen.getByText('45 minutes · All levels · 3 places')).toBeVisible();
  expect(screen.getByText('Water · Two towels')).toBeVisible();
  expect(screen.getByText('Times to book')).toBeVisible();
  unmount();
  show();
  expect(screen.getByText(serviceTexts.details.alwaysText)).toBeVisible();
  expect(screen.queryByText('Times to book')).toBeNull();
  expect(screen.queryByText('Bring')).toBeNull();
});
