import { parseAccount } from './account';

const fullRecord = {
  uid: '1',
  email: 'ada@example.com',
  emailVerified: true,
  createdAt: '1763800000000',
  providerData: [
    { providerId: 'google.com', email: 'ada@gmail.example' },
    { providerId: 'password', email: 'ada@example.com' },
  ],
};

test('the record says who it is, since when, and by which ways', () => {
  expect(parseAccount(JSON.stringify(fullRecord))).toEqual({
    uid: '1',
    email: 'ada@example.com',
    verified: true,
    created: new Date(1763800000000),
    hasPassword: true,
    google: 'ada@gmail.example',
  });
});

test('what a record lacks is left open', () => {
  expect(parseAccount('{"email":"a@b.c","providerData":[null,{}],"createdAt":"x"}')).toEqual({
    uid: '',
    email: 'a@b.c',
    verified: false,
    created: undefined,
    hasPassword: false,
    google: undefined,
  });
});

test.each([null, '', '{', 'null', '[]', '{"email":7}'])('%j is nobody’s record', (text) => {
  expect(parseAccount(text)).toBeUndefined();
});
