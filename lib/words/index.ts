/** All labels and messages of the interface. */
export * from './account';
export * from './auth';
export * from './classes';
export * from './frame';
export * from './home';
export * from './privacy';
export * from './screens';
export * from './services';
