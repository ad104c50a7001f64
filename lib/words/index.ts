/** The words of the site in English, a file an area. */
export * from './account';
export * from './auth';
export * from './frame';
export * from './home';
export * from './pages';
export * from './services';
export * from './timetable';
export * from './week';
