/**
 * The packages whose code or fonts reach a browser. Next carries its own dependencies inside its bundle, and of
 * Firebase only the app and auth parts are ever imported; so neither is followed any further than it is named here.
 */
export const shippedPackages: readonly { readonly name: string; readonly via?: string }[] = [
  { name: 'next' },
  { name: '@swc/helpers', via: 'next' },
  { name: 'react' },
  { name: 'react-dom' },
  { name: 'scheduler', via: 'react-dom' },
  { name: 'firebase' },
  { name: '@firebase/app', via: 'firebase' },
  { name: '@firebase/auth', via: 'firebase' },
  { name: '@firebase/component', via: 'firebase' },
  { name: '@firebase/logger', via: 'firebase' },
  { name: '@firebase/util', via: 'firebase' },
  { name: 'idb', via: 'firebase' },
  { name: 'tslib', via: 'firebase' },
  { name: 'react-firebase-hooks' },
  { name: 'react-hot-toast' },
  { name: 'goober', via: 'react-hot-toast' },
  { name: 'web-vitals' },
  { name: '@fontsource/barlow-condensed' },
  { name: '@fontsource-variable/source-sans-3' },
];
