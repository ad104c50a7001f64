import type { User } from 'firebase/auth';
import { accountOf } from './account';

const user = {
  uid: '1',
  email: 'ada@example.com',
  emailVerified: true,
  metadata: { creationTime: 'Sat, 22 Nov 2025 08:26:40 GMT' },
  providerData: [
    { providerId: 'google.com', email: 'ada@gmail.example' },
    { providerId: 'password', email: 'ada@example.com' },
  ],
} as User;

test('the account is who it is, since when, and by which ways', () => {
  expect(accountOf(user)).toEqual({
    uid: '1',
    email: 'ada@example.com',
    verified: true,
    created: new Date(1763800000000),
    hasPassword: true,
    google: 'ada@gmail.example',
  });
});

test('what the user lacks is left open', () => {
  expect(accountOf({ ...user, metadata: {}, providerData: [] })).toMatchObject({
    created: undefined,
    hasPassword: false,
    google: undefined,
  });
});
