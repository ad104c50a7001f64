/**
 * The provider's own readable texts (firebase's `debugErrorMap`), word for word, for every error that the calls of this
 * site can end in (product 7.2 and 8). The full map has three times as many, for telephones, links and second factors that
 * the site does not use, and would make both forms' pages 2 kB heavier. An error that is not here reads
 * "Firebase: Error (auth/its-code)."; a test holds each text against the installed SDK's.
 */
export const providerMessages: Readonly<Record<string, string>> = {
  'admin-restricted-operation': 'This operation is restricted to administrators only.',
  'account-exists-with-different-credential':
    'An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.',
  'app-not-authorized':
    "This app, identified by the domain where it's hosted, is not authorized to use Firebase Authentication with the provided API key. Review your key configuration in the Google API console.",
  'auth-domain-config-required':
    'Be sure to include authDomain when calling firebase.initializeApp(), by following the instructions in the Firebase console.',
  'cancelled-popup-request':
    'This operation has been cancelled due to another conflicting popup being opened.',
  'captcha-check-failed':
    'The reCAPTCHA response token provided is either invalid, expired, already used or the domain associated with it does not match the list of whitelisted domains.',
  'email-already-in-use': 'The email address is already in use by another account.',
  'internal-error': 'An internal AuthError has occurred.',
  'invalid-api-key': 'Your API key is invalid, please check you have copied it correctly.',
  'invalid-credential': 'The supplied auth credential is incorrect, malformed or has expired.',
  'invalid-email': 'The email address is badly formatted.',
  'invalid-user-token':
    "This user's credential isn't valid for this project. This can happen if the user's token has been tampered with, or if the user isn't for the project associated with this API key.",
  'login-blocked': 'Login blocked by user-provided method: {$originalMessage}',
  'missing-password': 'A non-empty password must be provided',
  'multi-factor-auth-required':
    'Proof of ownership of a second factor is required to complete sign-in.',
  'network-request-failed':
    'A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.',
  'operation-not-allowed':
    'The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section.',
  'operation-not-supported-in-this-environment':
    'This operation is not supported in the environment this application is running on. "location.protocol" must be http, https or chrome-extension and web storage must be enabled.',
  'password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'quota-exceeded': "The project's quota for this operation has been exceeded.",
  timeout: 'The operation has timed out.',
  'too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'unauthorized-domain':
    'This domain is not authorized for OAuth operations for your Firebase project. Edit the list of authorized domains from the Firebase console.',
  'user-cancelled': 'The user did not grant your application the permissions it requested.',
  'user-disabled': 'The user account has been disabled by an administrator.',
  'user-not-found':
    'There is no user record corresponding to this identifier. The user may have been deleted.',
  'user-token-expired': "The user's credential is no longer valid. The user must sign in again.",
  'weak-password': 'The password must be 6 characters long or more.',
  'web-storage-unsupported':
    'This browser is not supported or 3rd party cookies and data may be disabled.',
  'wrong-password': 'The password is invalid or the user does not have a password.',
};
