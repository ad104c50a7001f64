import { hostWords } from '@/lib/words';
import { contactedHosts, reportsToOwnHost } from './privacyNotice';

/** Returns the notice's entries about reports, in a build with this address for them. */
function reportsIn(address: string) {
  process.env.NEXT_PUBLIC_VITALS = address;
  const { purpose } = hostWords.reports!;
  const hosts = contactedHosts().filter((entry) => entry.purpose === purpose);
  return { hosts: hosts.map(({ host }) => host), ownHost: reportsToOwnHost() };
}

afterEach(() => delete process.env.NEXT_PUBLIC_VITALS);

test('the notice names the host that receives web vitals and errors', () => {
  const hosts = ['reports.example'];
  expect(reportsIn('https://reports.example/vitals')).toEqual({ hosts, ownHost: false });
  expect(reportsIn('/vitals')).toEqual({ hosts: [], ownHost: true });
  expect(hostWords.reports?.purpose).toContain('errors');
});

test('without an address for reports, the notice doesn’t mention them', () => {
  expect(reportsIn('')).toEqual({ hosts: [], ownHost: false });
});
