/** The words of the site in English, a file a screen. */
export * from './account';
export * from './auth';
export * from './authPages';
export * from './carousel';
export * from './classDetails';
export * from './details';
export * from './frame';
export * from './language';
export * from './myWeek';
export * from './nextClasses';
export * from './notFound';
export * from './serviceCard';
export * from './timetable';
export * from './week';
