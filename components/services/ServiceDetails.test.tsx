import { act, render, screen, waitFor, within } from '@testing-library/react';
import { FirstVisit } from '@/components/visit/FirstVisit';
import type { Service } from '@/lib/catalogue/service';
import { detailsTexts } from '@/lib/content/details';
import { bookingTexts } from '@/lib/content/services';
import { site } from '@/lib/content/site';
import { BookingMail } from './BookingMail';
import { ServiceDetails } from './ServiceDetails';
import { ServiceFact } from './ServiceFact';
import { makeService } from './testing';
import { WaysToBook } from './WaysToBook';

let answer: (text: string) => void = () => {};
jest.mock('@/lib/catalogue/fetchData', () => ({
  fetchData: () => new Promise<string>((resolve) => (answer = resolve)),
}));

const row = makeService('7', { name: 'Row & "rest"' });

/** Shows a page as the build writes it. */
function show(service = row, others: readonly Service[] = [], related = [makeService('8')]) {
  const built = {
    services: [service, ...others, ...related],
    contentHash: 0,
    found: { service, others, value: service.price },
  };
  render(
    <ServiceDetails built={built} isBuilt>
      <WaysToBook mail={<BookingMail built={built}>{site.contact.email}</BookingMail>} />
      <FirstVisit ofClass={{ price: <ServiceFact built={built} fact="price" /> }} />
    </ServiceDetails>,
  );
}

test('has a heading, the card with the id, and below it picture, price and comment', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: row.name })).toBeInTheDocument();
  expect(screen.getByText('Service Id: 7')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: row.name })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getAllByText(row.price)[0]).toHaveTextContent(`Price ${row.price}`);
  expect(screen.getByText(row.comment)).toBeInTheDocument();
  expect(screen.getByText(detailsTexts.alwaysText)).toBeInTheDocument();
});

test('offers the telephone, an e-mail with its subject, and the way there', () => {
  show();
  const ways = within(screen.getByRole('region', { name: bookingTexts.heading }));
  expect(ways.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    site.contact.phoneHref,
  );
  const mail = new URL(ways.getByRole<HTMLAnchorElement>('link', { name: /@/ }).href);
  expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([
    site.contact.email,
    `Booking ${row.name}`,
  ]);
  expect(ways.getByRole('link', { name: new RegExp(site.address.street) })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
});

test('leads back, and on to other services', () => {
  show();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(way.getByText(row.name)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /Class 8/ })).toHaveAttribute('href', '/services/8');
});

test('a value that several services share names and links the others', () => {
  show(row, [makeService('a/b', { name: 'Boxing' })]);
  const shared = within(screen.getByRole('complementary'));
  expect(shared.getByText(new RegExp(`\\${row.price}`))).toBeInTheDocument();
  expect(shared.getByRole('link', { name: 'Boxing' })).toHaveAttribute('href', '/services/a%2Fb');
});

test('the only service stands alone', () => {
  show(row, [], []);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('heading', { name: detailsTexts.related })).toBeNull();
});

test('a live list that comes later changes all of them at once', async () => {
  const at = (start: string, price: string) =>
    makeService('1', { price, sessions: [{ day: 'Monday', start }], duration: 45 });
  show(at('06:30', '$22'), [makeService('2', { price: '$22' })], [makeService('3')]);
  expect(screen.getAllByText(/6:30/, { selector: 'time' })).toHaveLength(3);
  await act(() => import('@/lib/catalogue/parse'));
  answer(JSON.stringify([at('07:10', '$99'), makeService('4', { price: '$98' })]));
  expect(await screen.findAllByText(/7:10/, { selector: 'time' })).toHaveLength(3);
  await waitFor(() => expect(document.title).toContain('$99'));
  await waitFor(() => expect(document.body).not.toHaveTextContent(/\$22|6:30/));
  // No other class leads to the old price now.
  expect(screen.queryByRole('link', { name: 'Class 2' })).toBeNull();
  const related = within(screen.getByRole('region', { name: detailsTexts.related }));
  expect(related.getByText('$98')).toBeVisible();
});

test('a class with times says for whom, how long and what to bring; one without has the words for all', () => {
  const times = { sessions: [{ day: 'Monday', start: '06:30' } as const], duration: 45 };
  const facts = { level: 'All levels', bring: ['Water', 'Two towels'], places: 3 };
  show({ ...row, ...times, ...facts });
  expect(screen.getByText('45 minutes · All levels · 3 places')).toBeVisible();
  expect(screen.getByText('Water · Two towels')).toBeVisible();
  expect(screen.getByText('Times to book')).toBeVisible();
});

test('a class without times has the words for all', () => {
  show();
  expect(screen.getByText(detailsTexts.alwaysText)).toBeVisible();
  expect(screen.queryByText('Times to book')).toBeNull();
  expect(screen.queryByText('Bring')).toBeNull();
});
